// A page of the whole kit for kit.test.ts: every part in every state, and controls that show the values they passed.
import { useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { activate, addMessages, type Messages } from '#shared/i18n/i18n.ts'
import { Texts } from '#shared/i18n/Texts.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { Choice } from './Choice.tsx'
import { Contact } from './contact.stage.tsx'
import { Dialog } from './Dialog.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { IconButton } from './IconButton.tsx'
import { bag, bin, heart } from './icons.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { Notice } from './Notice.tsx'
import type { DialogPlace } from './open-dialog.ts'
import { Price } from './Price.tsx'
import { Quantity } from './Quantity.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { Spinner } from './Spinner.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

declare const __MESSAGES__: Messages

function Quantities() {
  const [value, setValue] = useState(2)
  const [reported, setReported] = useState<string[]>([])
  const change = (next: number | null) => {
    setReported((list) => [...list, String(next)])
    // The answer of a shop with ten in stock.
    if (next !== null && next <= 10) setValue(next)
  }
  return (
    <form id="form" action="/sent">
      <Quantity id="quantity" label="Quantity" value={value} max={10} onChange={change} />
      <Quantity id="small" label="Quantity" of="Ball" value={1} onChange={change} isSmall isInvalid describedBy="told" />
      <Quantity id="sending" label="Pieces" value={value} max={10} onChange={change} canSubmit />
      <Quantity id="shrunk" label="Shrunk" of="Shirt" value={value + 3} max={3} onChange={change} />
      <Quantity id="dozen" label="By the dozen" value={12} min={12} onChange={change} />
      <output id="told">{reported.join(' ')}</output>
      <Button onPress={() => setValue(7)}>Set seven</Button>
      <Button type="submit">Send</Button>
    </form>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<DialogPlace | null>(null)
  const [isGone, setGone] = useState(false)
  const opener = (place: DialogPlace) => <Button onPress={() => setOpen(place)}>{`Open ${place}`}</Button>
  if (isGone) return null
  return (
    <div data-touchline="hanging" id="hanging">
      {opener('middle')}
      {opener('sheet')}
      {opener('hang')}
      <Dialog isOpen={open !== null} onClose={() => setOpen(null)} title="Your cart" titleId="dialog-title" place={open ?? 'middle'}>
        <span>Two shirts and a ball.</span>
        <Quantity id="inside" label="Inside" value={1} onChange={() => {}} />
        <Button tone="primary" onPress={() => setGone(true)}>
          Take the widget away
        </Button>
      </Dialog>
    </div>
  )
}

function Address() {
  const [text, setText] = useState('')
  const [country, setCountry] = useState('')
  const [method, setMethod] = useState('home')
  const [submits, setSubmits] = useState(0)
  const isWrong = submits > 0 && text === ''
  const problems = isWrong
    ? [
        { id: 'first', sentence: 'This field is required', label: 'First name' },
        { id: 'methods', sentence: 'Please choose', label: 'Shipping' },
      ]
    : []
  return (
    <form
      id="address"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmits(submits + 1)
      }}
    >
      <ErrorSummary heading="Please check this" problems={problems} focusKey={submits} />
      <TextField
        id="first"
        label="First name"
        name="first"
        value={text}
        onInput={setText}
        error={isWrong ? 'This field is required' : null}
        isRequired
        autoComplete="given-name"
      />
      <TextField
        id="phone"
        label="Phone number"
        note="optional"
        hint="For the courier"
        name="phone"
        type="tel"
        value=""
        onInput={() => {}}
      />
      <PasswordField id="secret" label="Password" name="secret" value="" onInput={() => {}} autoComplete="current-password" />
      <Select
        id="country"
        label="Country"
        name="country"
        value={country}
        onChoose={setCountry}
        options={[
          { value: '', label: 'Select a country' },
          { value: 'NL', label: 'Netherlands' },
        ]}
      />
      <RadioGroup legend="Shipping" id="methods" error={isWrong ? 'Please choose' : null}>
        {['home', 'point', 'evening'].map((value) => (
          <Choice
            key={value}
            type="radio"
            id={`method-${value}`}
            name="method"
            value={value}
            label={value}
            detail="Tomorrow before 22:00"
            aside="€ 4,95"
            isChosen={method === value}
            isDisabled={value === 'evening'}
            onChoose={() => setMethod(value)}
          />
        ))}
      </RadioGroup>
      <Button type="submit" tone="primary">
        Continue
      </Button>
    </form>
  )
}

function Happenings() {
  const [isReported, setReported] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [presses, setPresses] = useState(0)
  return (
    <>
      <Button onPress={() => setReported(true)}>Tell</Button>
      {isReported ? <Notice tone="success">Added to your cart</Notice> : null}
      <Notice tone="info" action={<Button tone="quiet">Undo</Button>}>
        Ball was removed.
      </Notice>
      <Notice
        tone="info"
        action={
          <>
            <Button tone="primary">Continue payment</Button>
            <Button tone="quiet">Pay another way</Button>
          </>
        }
      >
        Your order is waiting for its payment.
      </Notice>
      <Notice tone="error">One or more products are out of stock.</Notice>
      <Button
        tone="primary"
        isBusy={isBusy}
        onPress={() => {
          setPresses(presses + 1)
          setBusy(true)
        }}
      >
        Buy now
      </Button>
      <output id="presses">{presses}</output>
      <LiveRegion text={isReported ? 'heard' : ''} />
    </>
  )
}

const Row = ({ children }: { children: ReactNode }) => <div className="stage-row">{children}</div>

function Stage() {
  return (
    <>
      <Row>
        <Button tone="primary">Add to cart</Button>
        <Button>Continue shopping</Button>
        <Button tone="quiet">Remove</Button>
        <Button isDisabled tone="primary">
          Sold out
        </Button>
        <ButtonLink href="/cart">View cart</ButtonLink>
        <IconButton icon={heart} label="Add to wishlist" />
        <IconButton icon={bin} label="Remove" />
        <Spinner />
      </Row>
      <Row>
        <Price now="€ 24,95" />
        <Price now="€ 24,95" before="€ 29,95" />
        <Price now="€ 24,95" isFrom />
        <Price now="€ 24,95" before="€ 29,95" size="large" />
      </Row>
      <Quantities />
      <Dialogs />
      <Address />
      <Contact />
      <Happenings />
      <EmptyState icon={bag} title="Your cart is empty" action={<Button>Continue shopping</Button>}>
        Find something to play with.
      </EmptyState>
    </>
  )
}

activate('en_GB')
addMessages(__MESSAGES__)
const mount = document.getElementById('stage')
if (mount) {
  createRoot(mount).render(
    <Texts>
      <Stage />
    </Texts>,
  )
}
