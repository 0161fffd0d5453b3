// The blocks that this shop offers its editors. Options come from the widget's schema; the rest is the host's HTML inside the mount.

/** A field: an option of the widget by the schema's own type, or with a picker of the host's, or content of the host's HTML. */
export interface KitField {
  kind: 'option' | 'text' | 'long' | 'link' | 'moment' | 'product' | 'products' | 'category' | 'scene'
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
  fields: Readonly<Record<string, KitField>>
}

const option = (label: string): KitField => ({ kind: 'option', label })
const words = (label: string, help?: string): KitField => ({ kind: 'text', label, isLocal: true, ...(help ? { help } : {}) })

/** By type, in the order of the palette. */
export const kit: Readonly<Record<string, KitBlock>> = {
  text: {
    title: 'Text',
    widget: null,
    fields: {
      heading: words('Heading'),
      body: { kind: 'long', label: 'Text', isLocal: true, help: 'An empty line begins a paragraph.' },
    },
  },
  banner: {
    title: 'Picture with words',
    widget: null,
    fields: {
      scene: { kind: 'scene', label: 'Picture' },
      heading: words('Heading'),
      body: words('Sentence'),
      button: words('Words of the link'),
      link: { kind: 'link', label: 'Where it leads', help: 'A path below the store, as in team-wear.' },
    },
  },
  'product-picks': {
    title: 'Products',
    widget: 'product-picks',
    fields: {
      heading: { ...words('Heading'), isOption: true },
      ids: { kind: 'products', label: 'Products', isOption: true },
      categoryId: { kind: 'category', label: 'Category', isOption: true },
      count: option('How many of the category'),
    },
  },
  slider: {
    title: 'Slider of products',
    widget: 'product-slider',
    fields: {
      label: words('Heading'),
      products: { kind: 'products', label: 'Products' },
      variant: option('Kind'),
      gap: option('Gap in pixels'),
      loop: option('Goes round'),
      autoplay: option('Moves by itself, in milliseconds'),
    },
  },
  tabs: {
    title: 'Tabs',
    widget: 'tabs',
    fields: {
      label: { ...words('Name of the row'), isOption: true },
      sections: { kind: 'long', label: 'Sections', isLocal: true, help: 'A line that begins with # is the heading of a section.' },
      display: option('Shown as'),
      open: option('Open at first'),
    },
  },
  video: {
    title: 'Film',
    widget: 'video',
    fields: {
      label: { ...words('Name of the film'), isOption: true },
      film: { kind: 'link', label: 'Address of the film or its player' },
      scene: { kind: 'scene', label: 'Picture' },
    },
  },
  countdown: {
    title: 'Countdown',
    widget: 'countdown',
    fields: {
      running: words('Sentence until then'),
      ended: words('Sentence afterwards'),
      until: { kind: 'moment', label: 'Until', isOption: true },
      seconds: option('Shows seconds'),
    },
  },
  lightbox: {
    title: 'Pictures of a product',
    widget: 'lightbox',
    fields: { product: { kind: 'product', label: 'Product' }, maxZoom: option('Largest zoom') },
  },
  'size-chart': {
    title: 'Size chart',
    widget: 'size-chart',
    fields: { productId: { kind: 'product', label: 'Product', isOption: true }, display: option('Shown as') },
  },
  newsletter: { title: 'Newsletter', widget: 'newsletter-form', fields: { heading: words('Heading') } },
}
