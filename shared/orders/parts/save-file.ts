// Hands a file to the browser to save, and releases the address made for it at once.

/** Saves bytes under a name, as a press on a download link does. */
export function saveFile(bytes: ArrayBuffer, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The download has begun by then; at once would end it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
