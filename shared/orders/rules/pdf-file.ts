// Checks whether bytes are a PDF, so that a server's error page is never saved as a label, and makes the label's file name.

const LARGEST = 10_000_000
/** The PDF trailer is within the last kilobyte. */
const TAIL = 1024

/** Whether the bytes begin and end like a PDF, with a plausible size for a label. */
export function isPdf(bytes: ArrayBuffer): boolean {
  if (bytes.byteLength === 0 || bytes.byteLength > LARGEST) return false
  const text = (from: number, to?: number) => String.fromCharCode(...new Uint8Array(bytes.slice(from, to)))
  return text(0, 5) === '%PDF-' && text(Math.max(0, bytes.byteLength - TAIL)).includes('%%EOF')
}

/** The file name; characters with a meaning in file systems become underscores. */
export function labelName(orderNumber: string, shipmentId: number): string {
  return `return_label_${orderNumber.replaceAll(/[^\w-]/g, '_').slice(0, 60)}_${shipmentId}.pdf`
}
