// Saves a file through the browser, and releases its temporary address afterwards.

/** Saves bytes under a name, like a download link. */
export function saveFile(bytes: ArrayBuffer, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The download has started by then; revoking at once would abort it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
