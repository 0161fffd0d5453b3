// The field of one option: a text to print, a choice, or a string tension within limits.
import { useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { isTension } from '#shared/product/rules/personalisation.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FieldFault, OptionView } from '#stores/product/personalisation/view.ts'

/** More choices than this are drawn as a select. */
const MOST_RADIOS = 5

/** Returns the message of a fault: the server's if it has one, otherwise ours. */
function words(fault: FieldFault | null): string | null {
  if (!fault) return null
  return 'words' in fault ? fault.words : sentence(fault.code, fault.values)
}

interface Props {
  view: OptionView
  currency: string
  onWrite: (value: string) => void
}

/** The field. */
export function OptionField({ view, currency, onWrite }: Props) {
  const Kind = view.option.choices.length > 0 ? Choices : Written
  return (
    <div className="personalisation-option" data-field={view.field}>
      <Kind view={view} currency={currency} onWrite={onWrite} />
    </div>
  )
}

function Written({ view: { option, field, value, fault }, currency, onWrite }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const { label, price, isRequired, maxLength, min, max, step, unit } = option
  const isNumber = isTension(option)
  const amount = formatMoney(price, currency)
  const least = formatNumber(min ?? 0)
  const most = [max === null ? '' : formatNumber(max), unit].filter(Boolean).join(' ')
  const each = step === null ? '' : formatNumber(step)
  const limits = step === null || step === 1 ? t`${least} to ${most}` : t`${least} to ${most}, in steps of ${each}`
  const length = maxLength === null ? null : sentence('personalisation.too-long', { count: maxLength })
  const note = [price > 0 ? `+ ${amount}` : '', isRequired ? '' : t`optional`].filter(Boolean).join(', ')
  return (
    <TextField
      id={id(field)}
      name={field}
      label={label}
      {...(note ? { note: <Exact text={note} keep={[amount]} /> } : {})}
      hint={isNumber ? limits : length}
      value={value}
      onInput={onWrite}
      error={words(fault)}
      inputMode={option.kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      isRequired={isRequired}
    />
  )
}

function Choices({ view: { option, field, value, fault }, currency, onWrite }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const { label, description, price, choices, isRequired } = option
  const extra = (amount: number) => (amount > 0 ? `+ ${formatMoney(amount, currency)}` : t`free`)
  if (choices.length > MOST_RADIOS) {
    return (
      <Select
        id={id(field)}
        name={field}
        label={label}
        value={value}
        onChoose={onWrite}
        error={words(fault)}
        isRequired={isRequired}
        options={[
          { value: '', label: isRequired ? t`Please choose` : t`None` },
          ...choices.map((choice) => ({
            value: String(choice.id),
            label: price + choice.price > 0 ? `${choice.label} (${extra(price + choice.price)})` : choice.label,
            isExact: price + choice.price > 0,
          })),
        ]}
      />
    )
  }
  return (
    <RadioGroup
      id={id(field)}
      legend={
        <>
          {label}
          {description ? <span className="personalisation-description"> {description}</span> : null}
        </>
      }
      error={words(fault)}
      isRequired={isRequired}
    >
      {isRequired ? null : (
        <Choice
          type="radio"
          id={id(`${field}.none`)}
          name={field}
          value=""
          isChosen={value === ''}
          onChoose={() => onWrite('')}
          label={t`None`}
        />
      )}
      {choices.map((choice) => (
        <Choice
          key={choice.id}
          type="radio"
          id={id(`${field}.${choice.id}`)}
          name={field}
          value={String(choice.id)}
          isChosen={value === String(choice.id)}
          onChoose={() => onWrite(String(choice.id))}
          label={choice.label}
          aside={<span translate="no">{extra(price + choice.price)}</span>}
        />
      ))}
    </RadioGroup>
  )
}
