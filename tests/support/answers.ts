// Answers as a Magento-like host sends them, whole and right; a test changes the part it is about. Long because it is one table of data.

/** A cart line on the wire. */
export function itemAnswer(part: object = {}) {
  return {
    item_id: 41,
    sku: 'SHIRT-RED-M',
    name: 'Home shirt',
    qty: 2,
    price: 20.66,
    price_incl_tax: 25,
    row_total_incl_tax: 50,
    product_type: 'configurable',
    product_option: { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: 12 }] } },
    extension_attributes: {
      sku: 'SHIRT',
      product_stock: 7,
      product_id: 12,
      from_price: null,
      categories: ['Team wear', 'Shirts'],
      manufacturer: 'Nordkap',
      image: '/nl/pictures/shirt.webp',
      url: '/nl/product/home-shirt',
      options: [{ label: 'Colour', value: 'Red' }],
      min_qty: 1,
      max_qty: 10,
      qty_editable: true,
      delivery: null,
      is_free_gift: false,
      no_return: false,
    },
    ...part,
  }
}

export function quoteAnswer(part: object = {}) {
  return {
    id: 9,
    store_id: 1,
    items: [itemAnswer()],
    items_count: 1,
    items_qty: 2,
    is_virtual: false,
    customer_is_guest: true,
    extension_attributes: { last_added_item: itemAnswer(), applied_gift_cards: [] },
    ...part,
  }
}

export function totalsAnswer(part: object = {}) {
  return {
    grand_total: 54.95,
    subtotal: 41.32,
    subtotal_incl_tax: 50,
    discount_amount: -0,
    shipping_amount: 4.09,
    shipping_incl_tax: 4.95,
    tax_amount: 9.54,
    base_currency_code: 'EUR',
    quote_currency_code: 'EUR',
    coupon_code: null,
    items_qty: 2,
    items: [
      {
        item_id: 41,
        name: 'Home shirt',
        qty: 2,
        price_incl_tax: 25,
        row_total_incl_tax: 50,
        tax_percent: 21,
        discount_amount: 0,
        options: '[{"label":"Colour","value":"Red"}]',
      },
    ],
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: 50, area: null, extension_attributes: {} },
      { code: 'grand_total', title: 'Grand total', value: 54.95, area: 'footer', extension_attributes: {} },
    ],
    ...part,
  }
}

export function shippingMethodAnswer(part: object = {}) {
  return {
    carrier_code: 'postnl',
    method_code: 'standard',
    carrier_title: 'PostNL',
    method_title: 'At home',
    amount: 4.95,
    price_excl_tax: 4.09,
    price_incl_tax: 4.95,
    available: true,
    error_message: null,
    extension_attributes: {
      delivery_slots: [{ id: 's1', date: '2026-11-23', from: '18:00', to: '22:00', label: 'Monday evening' }],
      pickup: null,
      promise: 'Before 22:00, delivered tomorrow',
    },
    ...part,
  }
}

export function postnlPointAnswer(part: object = {}) {
  return {
    LocationCode: '171001',
    Name: 'Corner shop',
    Distance: 420,
    Latitude: 52.37,
    Longitude: 4.89,
    Address: { Street: 'Damrak', HouseNr: '1', HouseNrExt: 'a', Zipcode: '1012AB', City: 'Amsterdam', Countrycode: 'NL' },
    OpeningHours: { Monday: { string: ['09:00-12:30', '13:30-18:00'] }, Saturday: { string: ['10:00-16:00'] } },
    ...part,
  }
}

export function dhlPointAnswer(part: object = {}) {
  return {
    id: '8004-NL-1',
    name: 'Flower shop',
    shopType: 'parcelShop',
    address: { street: 'Rokin', number: '7', zipCode: '1012KK', city: 'Amsterdam', countryCode: 'NL' },
    geoLocation: { latitude: 52.36, longitude: 4.89 },
    openingTimes: [
      { weekDay: 1, timeFrom: '13:30', timeTo: '18:00' },
      { weekDay: 1, timeFrom: '09:00', timeTo: '12:30' },
    ],
    ...part,
  }
}

export function paymentMethodAnswer(part: object = {}) {
  return {
    code: 'ideal',
    title: 'iDEAL',
    extension_attributes: {
      variant: 'ideal',
      issuers: [{ code: 'BANK1', title: 'First bank' }],
      provider: 'pretend',
      skip_validation: false,
    },
    ...part,
  }
}

export function shippingInformationAnswer(part: object = {}) {
  return { totals: totalsAnswer(), payment_methods: [paymentMethodAnswer()], ...part }
}

export function placedOrderAnswer(part: object = {}) {
  return { order_id: 77, order_number: '100000077', redirect_url: 'https://pay.example/attempt/1', ...part }
}

export function paymentStatusAnswer(part: object = {}) {
  return { status: 'paid', order_number: '100000077', redirect_url: null, ...part }
}

export function addressAnswer(part: object = {}) {
  return {
    id: null,
    customer_id: null,
    customer_address_id: null,
    email: 'anna@example.test',
    prefix: null,
    firstname: 'Anna',
    middlename: null,
    lastname: "O'Neil",
    postcode: '1012 AB',
    street: ['Damrak', '1', 'bus 3'],
    city: 'Amsterdam',
    telephone: '+31201234567',
    company: null,
    country_id: 'NL',
    region: null,
    region_code: null,
    region_id: null,
    default_billing: null,
    default_shipping: null,
    same_as_billing: 1,
    save_in_address_book: 0,
    ...part,
  }
}

export function lastOrderAnswer(part: object = {}) {
  return {
    order_number: '100000077',
    status: 'paid',
    email: 'anna@example.test',
    grand_total: 54.95,
    currency: 'EUR',
    items: [
      {
        sku: 'SHIRT-RED-M',
        name: 'Home shirt',
        qty: 2,
        price_incl_tax: 25,
        row_total_incl_tax: 50,
        image: '/nl/pictures/shirt.webp',
        url: '/nl/product/home-shirt',
        options: [{ label: 'Colour', value: 'Red' }],
      },
    ],
    totals: { total_segments: totalsAnswer().total_segments, grand_total: 54.95, tax_amount: 9.54 },
    shipping_address: addressAnswer(),
    billing_address: addressAnswer(),
    shipping_title: 'PostNL - At home',
    delivery_slot: shippingMethodAnswer().extension_attributes.delivery_slots[0],
    payment_title: 'iDEAL',
    created_at: '2026-11-21T12:00:00Z',
    ...part,
  }
}

export function customerAnswer(part: object = {}) {
  return {
    id: 5,
    firstname: 'Anna',
    lastname: "O'Neil",
    email: 'anna@example.test',
    gender: 'female',
    default_billing: 31,
    default_shipping: 31,
    ...part,
  }
}

export function sessionAnswer(part: object = {}) {
  return {
    customer: null,
    cart: { items_qty: 2 },
    wishlist: [
      { id: 3, product_id: 12 },
      { id: 2, product_id: 15 },
    ],
    compare: ['SHIRT'],
    changed_at: 1_795_000_000_000,
    ...part,
  }
}

const fourPrices = { price_incl_tax: 30, price_excl_tax: 24.79, final_price_incl_tax: 25, final_price_excl_tax: 20.66 }

export function variantAnswer(part: object = {}) {
  return {
    product_id: 121,
    sku: 'SHIRT-RED-M',
    status: 1,
    stock: 7,
    ...fourPrices,
    colour_option_id: 12,
    size_option_id: 34,
    lowest_price_30d: 25,
    images: ['/nl/pictures/shirt-red.webp'],
    ...part,
  }
}

export function productAnswer(part: object = {}) {
  return {
    product_id: 12,
    sku: 'SHIRT',
    name: 'Home shirt',
    url: '/nl/product/home-shirt',
    image: '/nl/pictures/shirt.webp',
    images: ['/nl/pictures/shirt.webp', '/nl/pictures/shirt-back.webp'],
    manufacturer: 'Nordkap',
    category_names: ['Team wear', 'Shirts'],
    product_type: 'configurable',
    in_stock: true,
    stock: null,
    ...fourPrices,
    lowest_price_30d: 25,
    tier_prices: [
      { qty: 5, price: 23 },
      { qty: 10, price: 21 },
    ],
    configurable_data: {
      attributes: [
        { code: 'colour', label: 'Colour', options: [{ id: 12, label: 'Red', swatch: '#cc0000' }] },
        { code: 'size', label: 'Size', options: [{ id: 34, label: 'M', swatch: null }] },
      ],
    },
    virtual_products: [variantAnswer()],
    bundle_options: [],
    child_products: [],
    personalisation: [],
    team_wear: null,
    size_chart_id: 4,
    specification: [{ label: 'Material', value: 'Polyester' }],
    delivery: { days: 0, is_made: false, date: null },
    ...part,
  }
}

export function catalogueItemAnswer(part: object = {}) {
  return {
    product_id: 12,
    sku: 'SHIRT',
    name: 'Home shirt',
    url: '/nl/product/home-shirt',
    image: '/nl/pictures/shirt.webp',
    images: ['/nl/pictures/shirt.webp'],
    manufacturer: 'Nordkap',
    product_type: 'configurable',
    in_stock: true,
    ...fourPrices,
    special_from: '2026-11-01',
    lowest_price_30d: 25,
    rating: 4.5,
    review_count: 12,
    swatches: [{ label: 'Red', swatch: '#cc0000' }],
    labels: ['New'],
    ...part,
  }
}

export function comparisonAnswer(part: object = {}) {
  return {
    attributes: [
      { code: 'brand', label: 'Brand' },
      { code: 'material', label: 'Material' },
    ],
    products: [
      { ...catalogueItemAnswer(), values: { brand: 'Nordkap', material: 'Polyester' } },
      { ...catalogueItemAnswer({ product_id: 15, sku: 'BALL', name: 'Match ball' }), values: { brand: 'Nordkap', material: null } },
    ],
    ...part,
  }
}

export function catalogueAnswer(part: object = {}) {
  return {
    category: { category_id: 3, name: 'Shirts', url: '/nl/team-wear/shirts' },
    catalog: {
      current_page: 1,
      last_page: 2,
      page_size: 24,
      total_items: 30,
      items: [catalogueItemAnswer()],
      filters: [
        {
          code: 'colour',
          facet_code: 'colour',
          type: 'attribute',
          options: [{ label: 'Red', active: false, count: 3 }],
          is_active: false,
          url_key: 'colour',
        },
        { code: 'price', facet_code: 'price', type: 'price', options: [], MinimumValue: 10, MaximumValue: 90 },
      ],
      sorting: 'position',
      sorting_options: [{ code: 'price', label: 'Price', direction: 'asc' }],
    },
    sub_categories: [{ category_id: 4, name: 'Home shirts', url: '/nl/team-wear/shirts/home' }],
    banner: null,
    ...part,
  }
}

export function autocompleteAnswer(part: object = {}) {
  return {
    keyword_results: { matches: [{ label: 'tennis racket', url: '/nl/search?query=tennis+racket' }], total_matches: 3 },
    category_results: {
      matches: [{ label: 'Tennis rackets', url: '/nl/tennis/rackets', path: 'Tennis', count: 40 }],
      total_matches: 1,
    },
    filter_results: { matches: [{ label: 'Nordkap', url: '/nl/tennis/_Nordkap', facet: 'Brand', count: 12 }], total_matches: 1 },
    product_results: {
      matches: [
        {
          label: 'Nordkap Tennis Racket 300',
          url: '/nl/product/nordkap-tennis-racket-300',
          product_id: 77,
          sku: 'TR-300',
          image: '/nl/pictures/racket.webp',
          manufacturer: 'Nordkap',
          price_incl_tax: 120,
          price_excl_tax: 99,
          final_price_incl_tax: 99.95,
          final_price_excl_tax: 82.6,
          lowest_price_30d: 110,
          is_sku_match: false,
        },
      ],
      total_matches: 24,
    },
    ...part,
  }
}

export function menuAnswer() {
  return '<ul><li><a href="/nl/tennis/rackets">Rackets</a><ul><li><a href="/nl/tennis/rackets/junior">Junior</a></li></ul></li></ul>'
}

/** An order as the returns screen gets it: of two balls one can go back, the printed shirt cannot. */
export const returnOrderAnswer = (part: object = {}) => ({
  id: 7,
  increment_id: '100000077',
  active_shipment_id: 12,
  has_return: false,
  created_at: '2026-11-20T10:00:00Z',
  return_until: '2026-12-06',
  items: [
    {
      id: 1,
      sku: 'BALL-5',
      name: 'Match ball',
      image: null,
      qty_ordered: 2,
      qty_returnable: 1,
      no_return_reason: null,
      options: [{ label: 'Size', value: '5' }],
    },
    {
      id: 2,
      sku: 'SHIRT',
      name: 'Printed shirt',
      image: null,
      qty_ordered: 1,
      qty_returnable: 0,
      no_return_reason: 'Made to your order.',
      options: [],
    },
  ],
  reasons: [
    { code: 'too-small', label: 'Too small' },
    { code: 'other', label: 'Another reason' },
  ],
  ...part,
})

/** An order of which one parcel has arrived. */
export const trackingAnswer = (part: object = {}) => ({
  order_number: '100000077',
  status: 'partly-sent',
  is_delayed: false,
  expected_on: '2026-11-25',
  steps: [
    { code: 'ordered', label: 'Ordered', at: '2026-11-22', is_done: true },
    { code: 'preparing', label: 'Being prepared', at: null, is_done: true },
    { code: 'sent', label: 'Sent', at: null, is_done: false },
    { code: 'delivered', label: 'Delivered', at: null, is_done: false },
  ],
  carrier: 'PostNL',
  track_url: 'https://jouw.postnl.nl/track-and-trace/TL-1',
  parcels: [
    {
      id: 1,
      carrier: 'PostNL',
      tracking_code: 'TL-1',
      track_url: 'https://jouw.postnl.nl/track-and-trace/TL-1',
      sent_at: '2026-11-23',
      delivered_at: '2026-11-24',
      items: [{ name: 'Match ball', qty: 1 }],
    },
  ],
  items: [{ id: 1, name: 'Match ball', image: null, qty: 2, options: [], qty_sent: 1 }],
  ...part,
})
/** A page of reviews. */
export function reviewsAnswer(part: object = {}) {
  return {
    average: 4.2,
    count: 12,
    histogram: [{ rating: 5, count: 12 }],
    fit: { small: 0, true: 2, large: 0 },
    items: [
      {
        ...{
          id: 1,
          rating: 5,
          title: 'Good',
          text: 'Fits.',
          nickname: 'Mary',
          language: 'en',
          fit: 'true',
          created_at: '2026-09-01T10:00:00Z',
        },
        photos: [{ url: '/en/photo-1.jpg', thumb: '/en/photo-1-small.jpg', width: 1600, height: 1200 }],
      },
    ],
    page: 1,
    page_size: 5,
    total: 12,
    ...part,
  }
}

/** What a customer said of herself. */
export function profileAnswer(change: object = {}) {
  return {
    customer: {
      id: 7,
      email: 'anna@example.test',
      firstname: 'Anna',
      lastname: 'Smit',
      gender: 'female',
      prefix: null,
      company: null,
      telephone: '0612345678',
      birth_date: '2000-02-29',
      version: 3,
      ...change,
    },
  }
}

/** The newsletters, of which she takes the first. */
export function newslettersAnswer(change: object = {}) {
  return {
    items: [
      { code: 'news', label: 'News and offers', detail: 'About twice a month.', is_subscribed: true },
      { code: 'team', label: 'Team and club', detail: null, is_subscribed: false },
    ],
    state: 'subscribed',
    email: 'anna@example.test',
    version: 2,
    total: 2,
    page: 1,
    page_size: 2,
    ...change,
  }
}
