// Re-exports the vocabulary of pictures, so that the seed imports one file in its folder.
export type { PartPicture, PictureColours, ProductPicture, Silhouette } from '../picture.ts'
export { brands, mostTogether, patternNames, patternsOf, silhouetteNames } from '../picture.ts'
