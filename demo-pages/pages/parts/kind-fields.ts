// Plain fields for everything that a shopper can choose of a product, by kind: the same as its widgets, for browsers without scripts.
import type { WireChoices, WirePart, WirePersonalisationGroup, WirePersonalisationOption } from '#demo-pages/catalogue/product-wire.ts'
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import type { WireProduct } from '../product-page.ts'
import { kindTexts } from '../texts/kinds.ts'

/** The number of pieces of each member of a set. */
export function setFields(page: Page, product: WireProduct): Html {
  const words = kindTexts[page.store.language]
  return html`<ul class="kind-parts" role="list">
    ${product.child_products.map(
      (child) => html`<li class="kind-part">
        ${picture(child)}
        <label for="set-${child.product_id}">${child.name} <span class="muted">${words.each(page.price(child.final_price_incl_tax))}</span></label>
        ${attributeFields(page, child, `set_option[${child.product_id}]`)}
        <input id="set-${child.product_id}" class="input" type="number" name="set[${child.product_id}]" value="${child.in_stock ? child.qty : 0}" min="0" max="${child.in_stock ? child.max_qty : 0}" inputmode="numeric" />
      </li>`,
    )}
  </ul>`
}

/** The options of a bundle; for a team kit, only those that all players share. */
export function bundleFields(page: Page, product: WireProduct): Html {
  const words = kindTexts[page.store.language]
  return html`${product.bundle_options.map((option) => {
    const isMany = option.type === 'checkbox' || option.type === 'multi'
    const isAlone = option.products.length === 1 && option.required === 1
    return html`<fieldset class="kind-option">
      <legend>${option.title}</legend>
      ${!isMany && option.required === 0 && html`<label class="kind-choice"><input type="radio" name="bundle[${option.option_id}]" value="" checked /> ${words.none}</label>`}
      ${option.products.map(
        (part) => html`<div class="kind-part">
          ${picture(part)}
          <label class="kind-choice"
            ><input type="${isMany ? 'checkbox' : 'radio'}" name="bundle[${option.option_id}]" value="${part.selection_id}" ${(part.is_default || isAlone) && 'checked'} ${!part.in_stock && 'disabled'} /> ${part.name}
            <span class="muted">${words.each(page.price(part.selection_price_value))}</span></label
          >
          ${attributeFields(page, part, `bundle_option[${part.selection_id}]`, product.team_wear !== null)}
          ${part.can_change_qty && html`<input class="input" type="number" name="bundle_qty[${part.selection_id}]" value="${part.qty}" min="${part.min_qty}" max="${part.max_qty}" aria-label="${words.pieces(part.name)}" inputmode="numeric" />`}
          ${printFields(page, part.product_id, part.personalisation)}
        </div>`,
      )}
    </fieldset>`
  })}`
}

/** Names, numbers, prints and strings; a team kit has its names and numbers in the roster. */
export function printFields(
  page: Page,
  productId: number,
  groups: readonly WirePersonalisationGroup[],
  skipped: readonly (number | null)[] = [],
): Html {
  const words = kindTexts[page.store.language]
  return html`${groups.map((group) => {
    const options = group.options.filter(({ id }) => !skipped.includes(id))
    if (!options.length) return html``
    return html`<fieldset class="kind-option">
      <legend>${options.length < group.options.length ? words.wholeTeam : group.title}</legend>
      ${group.recommendation && html`<p class="muted">${words.recommended(group.recommendation.text)}</p>`}
      ${options.map((option) => printField(page, `print[${productId}][${group.group_id}][${option.id}]`, `print-${productId}-${option.id}`, option))}
      ${group.no_return && html`<p class="muted">${words.made}</p>`}
    </fieldset>`
  })}`
}

/** The team roster as text or as a file; `form` is the id of the form that it belongs to. */
export function rosterFields(page: Page, product: WireProduct, form: string): Html {
  const words = kindTexts[page.store.language]
  const { team_wear: team } = product
  if (!team) return html``
  const columns = [words.name, words.number, ...product.bundle_options.map(({ title }) => title)].join(', ')
  return html`<fieldset class="kind-option">
    <legend>${words.roster}</legend>
    <p class="muted" id="roster-help">${words.rosterHelp(columns, team.max_players)}</p>
    <p class="field"><textarea class="input" name="roster" form="${form}" rows="6" aria-label="${words.roster}" aria-describedby="roster-help"></textarea></p>
    <p class="field"><label for="roster-file">${words.rosterFile}</label><input class="input" id="roster-file" type="file" name="roster_file" form="${form}" accept=".csv,.txt,text/csv,text/plain" /></p>
  </fieldset>`
}

function printField(page: Page, name: string, id: string, option: WirePersonalisationOption): Html {
  const words = kindTexts[page.store.language]
  const price = option.price > 0 && html` <span class="muted">+ ${page.price(option.price)}</span>`
  const hint = option.depends_on ? words.onlyWith : option.max_length === null ? null : words.atMost(option.max_length)
  const label = html`<label for="${id}">${option.label}${option.description !== null && html` <span class="muted">${option.description}</span>`}${price}${hint !== null && html` <span class="muted">(${hint})</span>`}</label>`
  const isNeeded = option.required && !option.depends_on && 'required'
  if (option.choices.length) {
    return html`<p class="field">
      ${label}<select class="select" id="${id}" name="${name}" ${isNeeded}>
        <option value="">${option.required && !option.depends_on ? page.texts.product.choose(option.label) : words.none}</option>
        ${option.choices.map((choice) => html`<option value="${choice.id}">${choice.label}${choice.price > 0 && html` + ${page.price(choice.price)}`}</option>`)}
      </select>
    </p>`
  }
  if (option.min !== null && option.max !== null) {
    return html`<p class="field">
      ${label}<input class="input" id="${id}" type="number" name="${name}" min="${option.min}" max="${option.max}" step="${option.step ?? 1}" inputmode="decimal" placeholder="${words.between(option.min, option.max, option.unit ?? '').trim()}" ${isNeeded} />
    </p>`
  }
  return html`<p class="field">${label}<input class="input" id="${id}" type="text" name="${name}" maxlength="${option.max_length ?? 255}" autocomplete="off" ${isNeeded} /></p>`
}

/** A select for each attribute; the sizes of a team kit belong to its players. */
function attributeFields(page: Page, { configurable_data }: WireChoices, name: string, isShared = false): Html {
  return html`${configurable_data.attributes
    .filter(({ role }) => !isShared || role !== 'size')
    .map(
      ({ code, label, options }) => html`<select class="select" name="${name}[${code}]" aria-label="${label}">
        <option value="">${page.texts.product.choose(label)}</option>
        ${options.map((option) => html`<option value="${option.id}">${option.label}</option>`)}
      </select>`,
    )}`
}

function picture({ image }: WirePart): Html {
  return html`${image && html`<img class="kind-picture" src="${image}" alt="" width="64" height="64" loading="lazy" />`}`
}
