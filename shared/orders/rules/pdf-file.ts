// Whether bytes are a PDF, and the label's file name: a server's error page is never saved as a label.

const LARGEST = 10_000_000
/** A trailer stands within the last kilobyte. */
const TAIL = 1024

/** Whether these bytes begin and end as a PDF does and are of a size that a label can have. */
export function isPdf(bytes: ArrayBuffer): boolean {
  if (bytes.byteLength === 0 || bytes.byteLength > LARGEST) return false
  const text = (from: number, to?: number) => String.fromCharCode(...new Uint8Array(bytes.slice(from, to)))
  return text(0, 5) === '%PDF-' && text(Math.max(0, bytes.byteLength - TAIL)).includes('%%EOF')
}

/** The file's name; letters that could mean something to a file system become underscores. */
export function labelName(orderNumber: string, shipmentId: number): string {
  return `return_label_${orderNumber.replaceAll(/[^\w-]/g, '_').slice(0, 60)}_${shipmentId}.pdf`
}
