// Builds the message of a mail as mail servers pass it on: plain text and HTML side by side, with the pictures inside.
import { createTransport } from 'nodemailer'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { sellerOf } from '../pages/seller.ts'
import { drawMailPicture } from './pictures.ts'
import { contentId } from './write-html.ts'

type MailRow = Selectable<Tables['mail']>

/** Writes to memory, with the line ends that mail has. */
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The whole message (`multipart/alternative`), as a file that every mail program opens. */
export async function writeMessage(mail: MailRow, dataDir: string | null): Promise<Buffer> {
  const { email } = sellerOf(storeById(mail.store_id))
  const drawn = await Promise.all(mail.pictures.map((address) => drawMailPicture(address, dataDir)))
  const { message } = await writer.sendMail({
    from: { name: 'Touchline', address: email },
    // As an object, so that an address is never read as a list of several.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    date: mail.sent_at,
    messageId: `<mail-${mail.id}@${email.slice(email.indexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    text: mail.body,
    ...(mail.html === null ? {} : { html: mail.html }),
    attachments: drawn.flatMap((content, place) =>
      content === null
        ? []
        : [
            {
              content,
              cid: contentId(place),
              filename: `picture-${place + 1}.jpg`,
              contentType: 'image/jpeg',
              contentDisposition: 'inline' as const,
            },
          ],
    ),
  })
  return Buffer.isBuffer(message) ? message : Buffer.concat(await message.toArray())
}
