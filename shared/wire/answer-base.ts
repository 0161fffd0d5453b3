// Where relative addresses in answers begin: at the API, which wrote them, and not at the page or its `<base>`.

let base = ''

/** Sets the API's address. */
export function configureAnswers(apiUrl: string): void {
  base = apiUrl
}

/** An address of an answer as the page can use it. @example fromAnswer('media/shirt.webp') // '/touchline-api/nl/media/shirt.webp' */
export function fromAnswer(url: string): string {
  return /^(?:[a-z][a-z0-9+.-]*:|[/?#]|$)/i.test(url) ? url : base + url.replace(/^(?:\.\/)+/, '')
}
