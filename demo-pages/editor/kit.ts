// The blocks that this shop offers its editors. Options come from the widget's schema; the rest is the host's HTML inside the mount.

/** A field: an option of the widget by the schema's own type, or with a picker of the host's, or content of the host's HTML. */
export interface KitField {
  kind: 'option' | 'text' | 'long' | 'link' | 'moment' | 'product' | 'products' | 'category' | 'scene' | 'scenes'
  label: string
  /** Its words differ by language. */
  isLocal?: boolean
  /** An option of the widget that has a kind of its own, such as a picker. */
  isOption?: boolean
  help?: string
}

interface KitBlock {
  title: string
  widget: string | null
  /** Options that a new block has, where the block is for something else than the widget's own default. */
  starts?: Readonly<Record<string, string>>
  /** Fields of which one has to be filled in for anything to be seen, where the mount itself says nothing of it. */
  needs?: readonly string[]
  fields: Readonly<Record<string, KitField>>
}

const option = (label: string): KitField => ({ kind: 'option', label })
const words = (label: string, help?: string): KitField => ({ kind: 'text', label, isLocal: true, ...(help ? { help } : {}) })

/** How a row of slides moves, whatever is on them. */
const sliding = {
  variant: option('Kind'),
  gap: option('Gap (pixels)'),
  loop: option('Loop'),
  autoplay: option('Slide change (milliseconds)'),
}

/** By type, in the order of the palette. */
export const kit: Readonly<Record<string, KitBlock>> = {
  text: {
    title: 'Text',
    widget: null,
    needs: ['heading', 'body'],
    fields: {
      heading: words('Heading'),
      body: { kind: 'long', label: 'Text', isLocal: true, help: 'Leave an empty line between paragraphs.' },
    },
  },
  banner: {
    title: 'Picture with text',
    widget: null,
    fields: {
      scene: { kind: 'scene', label: 'Picture' },
      heading: words('Heading'),
      body: words('Text'),
      button: words('Link text'),
      link: { kind: 'link', label: 'Link to', help: 'A path below the store, such as team-wear, or an https: address.' },
    },
  },
  'product-picks': {
    title: 'Products',
    widget: 'product-picks',
    fields: {
      heading: { ...words('Heading'), isOption: true },
      ids: { kind: 'products', label: 'Products', isOption: true },
      categoryId: { kind: 'category', label: 'Category', isOption: true },
      count: option('Number of products from the category'),
    },
  },
  slider: {
    title: 'Product slider',
    widget: 'product-slider',
    needs: ['products'],
    fields: {
      label: words('Heading'),
      products: { kind: 'products', label: 'Products' },
      ...sliding,
    },
  },
  slides: {
    title: 'Content slider',
    widget: 'product-slider',
    starts: { variant: 'single' },
    needs: ['texts', 'scenes'],
    fields: {
      label: words('Name of the slider', 'For people who cannot see it.'),
      texts: {
        kind: 'long',
        label: 'Slides',
        isLocal: true,
        help: 'Start a line with # for each slide and its heading, and one with > for its link: > team-wear To the shirts',
      },
      scenes: { kind: 'scenes', label: 'Pictures', help: 'One for each slide, in the same order.' },
      ...sliding,
    },
  },
  tabs: {
    title: 'Tabs',
    widget: 'tabs',
    needs: ['sections'],
    fields: {
      label: { ...words('Name of the tab list'), isOption: true },
      sections: { kind: 'long', label: 'Sections', isLocal: true, help: 'Start a line with # to make it the heading of a section.' },
      display: option('Shown as'),
      open: option('Section open at first'),
    },
  },
  video: {
    title: 'Video',
    widget: 'video',
    needs: ['film'],
    fields: {
      label: { ...words('Name of the video'), isOption: true },
      film: { kind: 'link', label: 'Address of the video or its player' },
      scene: { kind: 'scene', label: 'Picture' },
    },
  },
  countdown: {
    title: 'Countdown',
    widget: 'countdown',
    fields: {
      running: words('Text while it runs'),
      ended: words('Text when it has ended'),
      until: {
        kind: 'moment',
        label: 'Ends at',
        isOption: true,
        help: 'By your own clock. It is said behind the text in each store’s time.',
      },
      seconds: option('Show seconds'),
    },
  },
  lightbox: {
    title: 'Pictures',
    widget: 'lightbox',
    needs: ['product', 'scenes'],
    fields: {
      product: { kind: 'product', label: 'Product' },
      scenes: { kind: 'scenes', label: 'Other pictures' },
      descriptions: { kind: 'long', label: 'What the other pictures show', isLocal: true, help: 'A line for each, in the same order.' },
      maxZoom: option('Maximum zoom'),
    },
  },
  'size-chart': {
    title: 'Size chart',
    widget: 'size-chart',
    fields: { productId: { kind: 'product', label: 'Product', isOption: true }, display: option('Shown as') },
  },
  newsletter: { title: 'Newsletter', widget: 'newsletter-form', fields: { heading: words('Heading') } },
}
