// Reduces a photo's size before it is sent. Redrawing it also removes the metadata of place and camera.
const LONGEST_SIDE = 1600
const QUALITY = 0.82

/** The photo as a JPEG in base64; null where the browser cannot decode it. */
export async function shrinkPhoto(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const paper = canvas.getContext('2d')
    if (!paper) return null
    // Transparent areas become white, not black.
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return blob ? await toBase64(blob) : null
  } catch {
    return null
  }
}

/** The bytes of a file as base64; null where they cannot be read. */
export function toBase64(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? null) : null))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(blob)
  })
}
