// The product page in a shopper's words.
import type { Locator } from 'playwright-core'
import { cartSettled } from './settled.ts'
import type { Stage } from './stage.ts'
import { escaped } from './texts.ts'

/** The product of the page. */
export class Product {
  readonly #stage: Stage

  /** @internal */
  constructor(stage: Stage) {
    this.#stage = stage
  }

  /**
   * Chooses options by the attribute's label or code, in the order of the page, since an earlier choice clears the later ones.
   * @example await product.choose({ size: 'M' })
   */
  async choose(options: Readonly<Record<string, string>>): Promise<void> {
    const mount = await this.#stage.mount('product-options')
    const wanted = await Promise.all(
      Object.entries(options).map(async ([attribute, option]) => {
        const group = await this.#group(mount, attribute)
        return { group, option, place: await group.evaluate((element) => [...(element.parentElement?.children ?? [])].indexOf(element)) }
      }),
    )
    for (const { group, option } of wanted.toSorted((one, other) => one.place - other.place)) {
      // A sold-out option says so after its name. The label is drawn in the place of the radio.
      const radio = group.getByRole('radio', { name: new RegExp(`^${escaped(option)}( \\(|$)`) })
      await radio.first().check({ force: true })
    }
  }

  /** Chooses the first option of each attribute that is in stock, whatever it is. */
  async chooseAny(): Promise<void> {
    const mount = await this.#stage.mount('product-options')
    for (const group of await mount.getByRole('group').all()) {
      const radios = group.getByRole('radio', { disabled: false })
      // A sold-out option says so after its name.
      const at = (await radios.evaluateAll(labelsOf)).findIndex((name) => !name.endsWith(')'))
      await radios.nth(Math.max(0, at)).check({ force: true })
    }
  }

  /** The names of an attribute's options that can be chosen; sold-out ones say so. */
  async options(attribute: string): Promise<string[]> {
    const group = await this.#group(await this.#stage.mount('product-options'), attribute)
    return group.getByRole('radio', { disabled: false }).evaluateAll(labelsOf)
  }

  /** Sets how many pieces to add. */
  async quantity(pieces: number): Promise<void> {
    const field = (await this.#stage.mount('add-to-cart')).getByRole('spinbutton').first()
    await field.fill(String(pieces))
    await field.blur()
  }

  /** Adds it to the cart, and waits for the new sum. Throws what the shopper reads if the shop refuses. */
  async add(): Promise<void> {
    const mount = await this.#stage.mount('add-to-cart')
    const button = mount.getByRole('button', { name: (await this.#stage.texts())('Add to cart') }).first()
    const what = 'Adding to the cart'
    await this.#stage.outcome(what, () => button.click(), ['cart:added'], mount.getByRole('alert'))
    // What was added is shown, where the header has a cart.
    const carts = this.#stage.mounts('minicart')
    if ((await carts.count()) > 0) await carts.getByRole('dialog').filter({ visible: true }).waitFor()
    await cartSettled(this.#stage, what)
  }

  /** Whether it is sold out. */
  async isSoldOut(): Promise<boolean> {
    const mount = await this.#stage.mount('add-to-cart')
    return mount
      .getByRole('button', { name: (await this.#stage.texts())('Sold out') })
      .first()
      .isVisible()
  }

  /** Puts it on the wishlist, or takes it off. */
  async wish(): Promise<void> {
    const mount = await this.#stage.mount('wishlist-toggle')
    await pressHeart(mount, mount, this.#stage)
  }

  /** The group of an attribute's options: by its label, or by the code that the product's data names. */
  async #group(mount: Locator, attribute: string): Promise<Locator> {
    const named = (label: string) => mount.getByRole('group', { name: new RegExp(`^${escaped(label)}(:|$)`, 'i') })
    if ((await named(attribute).count()) > 0) return named(attribute).first()
    const id = Number(await mount.getAttribute('data-product-id')) || null
    const found = await mount.evaluate(
      async (element, { code, id: printed }) => {
        const api = await window.touchline?.ready
        const options = window.touchline?.mounts().find((one) => one.element === element)?.options
        const productId = printed ?? Number(options?.['productId'])
        const product = api?.stores.product(productId).get()
        const attributes = product?.state === 'ready' ? product.value.product.attributes : []
        return { label: attributes.find((one) => one.code === code)?.label ?? null, labels: attributes.map(({ label }) => label) }
      },
      { code: attribute, id },
    )
    if (found.label === null) throw new Error(`The product has no attribute "${attribute}"; it has ${found.labels.join(', ') || 'none'}.`)
    return named(found.label).first()
  }
}

/** Runs in the page: the labels of radios. */
function labelsOf(radios: Element[]): string[] {
  return radios.map((radio) => (radio instanceof HTMLInputElement ? (radio.labels?.[0]?.textContent ?? '').trim() : ''))
}

/** Presses the first heart in a place of the mount, and waits until the server has answered. */
export async function pressHeart(place: Locator, mount: Locator, stage: Stage): Promise<void> {
  const heart = place.locator('button[aria-pressed]:is([data-touchline-product], [data-product-id])').first()
  const news = mount.locator('.touchline-news[data-tone="error"]')
  await stage.outcome('The wishlist', () => heart.click(), ['wishlist:added', 'wishlist:removed'], news)
}
