// The customer's passkeys, an alternative to her password, which always works.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { passkeyBrowser } from '#shared/session/parts/passkey-browser.ts'
import type { PasskeyBrowser } from '#shared/session/rules/passkey-browser.ts'
import type { Passkey } from '#shared/session/wire/passkeys.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import {
  $passkeyError,
  $passkeys,
  $removingPasskey,
  loadPasskeys,
  newPasskeyForm,
  removePasskey,
  renameForm,
} from '#stores/account/passkeys.ts'
import { $page } from '#stores/page/page.ts'

/** The list, and a form to add a passkey if this browser supports them. */
export function PasskeyPart() {
  const { t } = useLingui()
  const { id } = useMount()
  const passkeys = useShared($passkeys)
  const failed = useShared($passkeyError)
  const { routes } = useShared($page)
  const [browser] = useState(passkeyBrowser)
  const place = useRef<HTMLElement>(null)
  useEffect(() => void loadPasskeys(), [])
  const remove = async (key: Passkey) => {
    const result = await removePasskey(key.id)
    if (!result.ok) return
    // The button was removed with its row.
    place.current?.focus()
    say(t`The passkey was removed.`)
  }
  return (
    <section className="personal-settings-part" aria-labelledby={id('passkeys-title')} ref={place} tabIndex={-1}>
      <h2 className="personal-settings-title" id={id('passkeys-title')}>{t`Passkeys`}</h2>
      <p className="personal-settings-words">{t`Log in with your fingerprint, your face or the code of your device. Your password still works too.`}</p>
      <Awaited of={passkeys} label={t`Loading your passkeys`} onRetry={() => loadPasskeys()} loginUrl={routes.login}>
        {({ items }) => (
          <>
            {failed === null ? null : <Notice tone="error">{failureSentence(failed)}</Notice>}
            {items.length === 0 ? <p className="personal-settings-words">{t`No passkey yet.`}</p> : null}
            <ul className="personal-settings-keys" aria-label={t`Passkeys`}>
              {items.map((key) => (
                <li key={key.id}>
                  <Row passkey={key} onRemove={() => void remove(key)} />
                </li>
              ))}
            </ul>
            {browser ? (
              <NewPasskey browser={browser} />
            ) : (
              <p className="personal-settings-words">{t`This browser does not support passkeys.`}</p>
            )}
          </>
        )}
      </Awaited>
    </section>
  )
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useLingui()
  const removing = useShared($removingPasskey)
  const [isOpen, setOpen] = useState(false)
  const { name, createdAt, usedAt } = passkey
  const made = formatDate(createdAt)
  const used = usedAt === null ? null : formatDate(usedAt)
  if (isOpen) return <Rename passkey={passkey} onDone={() => setOpen(false)} />
  return (
    <div className="personal-settings-key">
      <strong>{name}</strong>
      <span className="personal-settings-words">{used === null ? t`Added on ${made}` : t`Added on ${made}, last used on ${used}`}</span>
      <div className="personal-settings-row">
        <Button tone="quiet" onPress={() => setOpen(true)}>
          {t`Rename`} <span className="touchline-hidden">{name}</span>
        </Button>
        <Button tone="quiet" isBusy={removing === passkey.id} onPress={onRemove}>
          {t`Remove`} <span className="touchline-hidden">{name}</span>
        </Button>
      </div>
    </div>
  )
}

function Rename({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const rename = useForm(() => renameForm(id, name), { passkeyName: t`Name of the passkey` })
  const text = rename.text('passkeyName')
  return (
    <div ref={place}>
      <Form
        of={rename}
        submit={t`Save`}
        label={t`Rename ${name}`}
        aside={<Button tone="quiet" onPress={onDone}>{t`Cancel`}</Button>}
        onSent={() => {
          say(t`The passkey was renamed.`)
          onDone()
        }}
      >
        <TextField {...text} id={`${text.id}-${id.slice(0, 12)}`} autoComplete="off" maxLength={60} />
      </Form>
    </div>
  )
}

function NewPasskey({ browser }: { browser: PasskeyBrowser }) {
  const { t } = useLingui()
  const added = useForm(() => newPasskeyForm(browser), { passkeyName: t`Name of the passkey` })
  return (
    <Form
      of={added}
      submit={t`Add a passkey`}
      label={t`Add a passkey`}
      onSent={() => {
        added.form.reset()
        say(t`The passkey was added.`)
      }}
    >
      <TextField {...added.text('passkeyName')} hint={t`For example the device it is on.`} autoComplete="off" maxLength={60} />
    </Form>
  )
}
