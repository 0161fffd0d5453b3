// Photos of a review or a complaint, in the platform's form for pictures.

/** A photo that is ready to send. */
export interface SentPhoto {
  name: string
  type: string
  /** The bytes as base64. */
  data: string
}

/** The photo under its wire names. */
export const wirePhoto = ({ name, type, data }: SentPhoto) => ({ name, type, base64_encoded_data: data })
