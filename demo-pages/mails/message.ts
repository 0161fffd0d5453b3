// Builds the message of a mail as mail servers pass it on: plain text and HTML side by side, with the pictures inside and PDFs attached.
import { createTransport } from 'nodemailer'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { sellerOf } from '../pages/seller.ts'
import { writePdf } from '../papers/write-pdf.ts'
import { drawMailLogo, drawMailPicture } from './pictures.ts'
import { contentId, logoId } from './write-html.ts'

type MailRow = Selectable<Tables['mail']>

/** Writes to memory, with the line ends that mail has. */
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Shown where it stands, not as a file to save. */
const inlined = { contentDisposition: 'inline' as const }

/** The whole message (`multipart/alternative`, in `multipart/mixed` beside its PDFs), as a file that every mail program opens. */
export async function writeMessage(mail: MailRow, dataDir: string | null): Promise<Buffer> {
  const store = storeById(mail.store_id)
  const { email } = sellerOf(store)
  const drawn = await Promise.all(mail.pictures.map((address) => drawMailPicture(address, dataDir)))
  const papers = await Promise.all(
    mail.papers.map(async (paper) => ({
      content: Buffer.from(await writePdf(paper)),
      filename: paper.file,
      contentType: 'application/pdf',
    })),
  )
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
    attachments: [
      ...(mail.html?.includes(`cid:${logoId}`)
        ? [{ ...inlined, content: await drawMailLogo(store.code), cid: logoId, filename: 'logo.png', contentType: 'image/png' }]
        : []),
      ...drawn.flatMap((content, place) =>
        content === null
          ? []
          : [
              {
                ...inlined,
                content,
                cid: contentId(place),
                filename: `picture-${place + 1}.jpg`,
                contentType: 'image/jpeg',
              },
            ],
      ),
      ...papers,
    ],
  })
  return Buffer.isBuffer(message) ? message : Buffer.concat(await message.toArray())
}
