// The picture vocabulary, one folder nearer.
export type { Pattern, ProductPicture, Silhouette } from '../picture.ts'
export { patternsOf } from '../picture.ts'
