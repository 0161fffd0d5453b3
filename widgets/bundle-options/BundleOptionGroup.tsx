// One option of a bundle: radio buttons, checkboxes or a select, followed by the sizes, colours and quantities of the selection.
import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { faultSentence } from '#shared/product/parts/fault-sentence.ts'
import { bundleField, isSingle } from '#shared/product/rules/bundle.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { type OptionState, type SelectionState, takeNone, takePart } from '#stores/product/bundle.ts'
import type { Fault } from '#stores/product/faults.ts'
import { PickedDetails } from './PickedDetails.tsx'

interface Props {
  productId: number
  state: OptionState
  faults: Readonly<Record<string, Fault>>
  currency: string
  /** The attributes that are chosen once for all parts, by their codes, joined by commas. */
  elsewhere: string
}

function GroupView({ productId, state, faults, currency, elsewhere }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const { option, selections } = state
  const own = id(`option-${option.id}`)
  const field = bundleField(option.id)
  const fault = faultSentence(faults[field])
  const money = (price: number | null) => (price === null ? '' : formatMoney(price, currency))
  const place = ({ selection }: SelectionState) => ({ optionId: option.id, selectionId: selection.id })
  const name = `bundle[${option.id}]`
  // Where one part has a picture, every part has room for one, so that the names stand below each other.
  const hasPictures = selections.some(({ selection }) => selection.image) ? '' : undefined
  const note = option.isRequired ? t`required` : t`optional`
  const details = (one: SelectionState) =>
    one.isPicked ? <PickedDetails productId={productId} optionId={option.id} state={one} faults={faults} elsewhere={elsewhere} /> : null

  const [only] = selections
  if (option.isRequired && selections.length === 1 && only?.isPicked && only.selection.isDefault) {
    return (
      <div className="bundle-options-group" data-field={field} data-pictures={hasPictures}>
        {hasPictures === undefined ? null : <Thumb url={only.image} />}
        <p className="bundle-options-only">
          <span>
            <strong>{option.title}</strong>
            <br />
            {piecesOf(only) + only.selection.name}
          </span>
          <span translate="no">{money(only.price)}</span>
        </p>
        <input type="hidden" name={name} value={only.selection.id} />
        {details(only)}
        {fault ? (
          <p className="touchline-field-error" tabIndex={-1}>
            {fault}
          </p>
        ) : null}
      </div>
    )
  }
  if (option.type === 'select') {
    const picked = selections.find(({ isPicked }) => isPicked)
    return (
      <div className="bundle-options-group" data-field={field} data-pictures={hasPictures}>
        {hasPictures === undefined ? null : <Thumb url={picked?.image ?? null} />}
        <Select
          id={own}
          name={name}
          label={option.title}
          note={note}
          error={fault}
          isRequired={option.isRequired}
          value={picked ? String(picked.selection.id) : ''}
          options={[
            { value: '', label: option.isRequired ? t`Choose` : t`None` },
            ...selections.map((one) => ({
              value: String(one.selection.id),
              label: [piecesOf(one) + one.selection.name, money(one.price), one.isSoldOut ? t`sold out` : ''].filter(Boolean).join(', '),
              isDisabled: one.isSoldOut && !one.isPicked,
              isExact: one.price !== null,
            })),
          ]}
          onChoose={(value) =>
            value === '' ? takeNone(productId, option.id) : takePart(productId, { optionId: option.id, selectionId: Number(value) })
          }
        />
        {picked ? details(picked) : null}
      </div>
    )
  }
  const row = (one: SelectionState): ReactNode => (
    <li key={one.selection.id}>
      <Choice
        type={isSingle(option) ? 'radio' : 'checkbox'}
        id={`${own}-${one.selection.id}`}
        name={isSingle(option) ? name : `${name}[]`}
        value={String(one.selection.id)}
        isChosen={one.isPicked}
        isDisabled={one.isSoldOut && !one.isPicked}
        className="bundle-options-choice"
        label={
          <>
            {hasPictures === undefined ? null : <Thumb url={one.image} />}
            {piecesOf(one) + one.selection.name}
          </>
        }
        detail={one.isSoldOut ? t`sold out` : undefined}
        aside={<span translate="no">{money(one.price)}</span>}
        onChoose={(isChosen) => takePart(productId, place(one), isChosen)}
      />
      {details(one)}
    </li>
  )
  return (
    <fieldset className="bundle-options-group" data-field={field} aria-describedby={fault ? `${own}-error` : undefined}>
      <legend className="touchline-group-legend">
        {option.title} <span className="bundle-options-note">({note})</span>
      </legend>
      {fault ? (
        <p className="touchline-field-error" id={`${own}-error`}>
          {fault}
        </p>
      ) : null}
      {selections.length === 0 ? <p className="bundle-options-none">{t`There is nothing to choose here at the moment.`}</p> : null}
      <ul className="bundle-options-list">
        {isSingle(option) && !option.isRequired && selections.length > 0 ? (
          <li>
            <Choice
              type="radio"
              id={`${own}-none`}
              name={name}
              value=""
              isChosen={!selections.some(({ isPicked }) => isPicked)}
              label={t`None`}
              onChoose={() => takeNone(productId, option.id)}
            />
          </li>
        ) : null}
        {selections.map(row)}
      </ul>
    </fieldset>
  )
}

/** A part's picture; its name is beside it. */
function Thumb({ url }: { url: string | null }) {
  return (
    <span className="bundle-options-picture">
      {url ? <img key={url} src={url} alt="" width={56} height={56} loading="lazy" decoding="async" /> : null}
    </span>
  )
}

/** An option with all its selections; redrawn only when one of its props changes. */
export const BundleOptionGroup = memo(GroupView)

/** A quantity above 1 is shown before the name. */
const piecesOf = ({ quantity, selection }: SelectionState) => (quantity > 1 && !selection.canChangeQuantity ? `${quantity} × ` : '')
