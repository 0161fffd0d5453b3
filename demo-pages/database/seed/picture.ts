// Re-exports the vocabulary of pictures, so that the seed imports one file in its folder.
export type { PictureColours, ProductPicture, Silhouette } from '../picture.ts'
export { brands, patternNames, patternsOf, silhouetteNames } from '../picture.ts'
