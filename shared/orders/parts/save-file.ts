// Saves a file through the browser, and releases its temporary address afterwards.

/** Safari on iOS asks before it fetches the file, so the address is kept while somebody reads the question; in milliseconds. */
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
