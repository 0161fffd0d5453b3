// Photos that go along with a review or a complaint, and how the platform takes pictures.

/** A photo, ready to be sent. */
export interface SentPhoto {
  name: string
  type: string
  /** Its bytes as base64. */
  data: string
}

/** The same on the wire. */
export const wirePhoto = ({ name, type, data }: SentPhoto) => ({ name, type, base64_encoded_data: data })
