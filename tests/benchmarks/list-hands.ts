// The actions of the list benchmark. These functions are sent to the page, so each is self-contained.

/** Runs in the page: presses one option after another, each once the previous list has been laid out. */
export async function pressOptions({ card, option, times: count }: { card: string; option: string; times: number }): Promise<void> {
  for (let time = 0; time < count; time++) {
    const before = document.querySelector(card)?.textContent
    document.querySelectorAll<HTMLInputElement>(option)[time]?.click()
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing was drawn after press ${time}`)), 60_000)
      const observer = new MutationObserver(() => {
        if (document.querySelector(card)?.textContent === before) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
    })
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  }
}

/** Runs in the page: submits a query that is one letter longer each time. */
export async function sendQueries({ card, field, times: count }: { card: string; field: string; times: number }): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(field)
  if (!input) throw new Error('There is no field to type into')
  for (let time = 0; time < count; time++) {
    const before = document.querySelector(card)?.textContent
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'r'.repeat(time + 1))
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    if (input.closest('[data-touchline]')) input.form?.requestSubmit()
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error(`Nothing was drawn after query ${time}`)), 60_000)
      const isSo = () => document.querySelector(card)?.textContent !== before
      const observer = new MutationObserver(() => {
        if (!isSo()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true })
      if (isSo()) resolve()
    })
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
  }
}
