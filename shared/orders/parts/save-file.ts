// Saves a file through the browser, and releases its temporary address afterwards.

/** How long the address is kept, in milliseconds: Safari on iOS asks the shopper before it fetches the file. */
const KEPT = 40_000

/** Saves bytes under a name, like a download link. */
export function saveFile(bytes: ArrayBuffer, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
