// The vocabulary of pictures, one folder nearer.
export type { PictureColours, ProductPicture, Silhouette } from '../picture.ts'
export { brands, patternNames, patternsOf, silhouetteNames } from '../picture.ts'
