// The type of each row; written by `npm run rows` from the migrations, and long because all tables are read together.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type AttributeRole = 'size' | 'colour'

export type BundleOptionType = 'select' | 'radio' | 'checkbox' | 'multi'

export type CustomerGender = 'male' | 'female'

export type ExchangeState = 'reserved' | 'waiting' | 'lapsed' | 'granted' | 'refunded' | 'refused'

export type KeptProductKind = 'wishlist' | 'compare'

export type OperatorRole = 'operator' | 'editor'

export type OrderItemNoReturnReason = 'made-for-you'

export type ParcelCarrier = 'postnl' | 'dhl' | 'postnord' | 'royalmail'

export type PaymentAttemptStatus = 'open' | 'paid' | 'pending' | 'canceled' | 'rejected' | 'failed' | 'expired' | 'paid-late' | 'refunded'

export type PersonalisationOptionType = 'name' | 'number' | 'print' | 'stringing' | 'text'

export type PersonalisationOptionRole = 'string' | 'gauge' | 'tension-mains' | 'tension-crosses'

export type ProductType = 'simple' | 'configurable' | 'bundle' | 'grouped'

export type ProductKind = 'simple' | 'configurable' | 'bundle' | 'grouped' | 'team-wear' | 'personalised' | 'strung-racket'

export type ProductMeasureUnit = 'm' | 'l' | 'kg' | 'piece'

export type ReturnCaseKind = 'return' | 'withdrawal'

export type ReturnCaseStatus = 'registered' | 'approved' | 'refused'

export type ReturnCaseWay = 'label' | 'code' | 'pickup' | 'shop'

export type ReviewFit = 'small' | 'true' | 'large'

export type ReviewState = 'pending' | 'approved' | 'rejected'

export type ShopOrderStatus = 'open' | 'pending' | 'paid' | 'canceled' | 'rejected' | 'failed' | 'expired'

export type StoreLanguage = 'nl' | 'en' | 'de' | 'sv'

export type StoreCurrency = 'EUR' | 'GBP' | 'SEK'

export type SubscriptionState = 'asked' | 'subscribed' | 'left'

export type TeamOrderPayer = 'organiser' | 'player'

export type TeamOrderDelivery = 'organiser' | 'player'

/** The columns that hold JSON. */
export type JsonColumn =
  | 'attribute.label'
  | 'attribute.url_key'
  | 'attribute_option.label'
  | 'bundle_option.title'
  | 'cart.billing_address'
  | 'cart.shipping_address'
  | 'cart.extension'
  | 'cart.payment'
  | 'cart_item.choices'
  | 'customer_address.address'
  | 'exchange.options'
  | 'grid_block.title'
  | 'grid_block.text'
  | 'list_banner.title'
  | 'list_banner.text'
  | 'mail.pictures'
  | 'mail.papers'
  | 'order_item.options'
  | 'order_item.choices'
  | 'order_item.buy_request'
  | 'order_item.content'
  | 'passkey.transports'
  | 'personalisation_group.title'
  | 'personalisation_option.label'
  | 'personalisation_option.price'
  | 'personalisation_option.choices'
  | 'personalisation_option.depends_on'
  | 'personalisation_option.description'
  | 'product.picture'
  | 'product_text.specification'
  | 'reorder_intent.answer'
  | 'session.notices'
  | 'shop_order.segments'
  | 'shop_order.billing_address'
  | 'shop_order.shipping_address'
  | 'shop_order.delivery_slot'
  | 'shop_order.pickup_point'
  | 'size_chart.title'
  | 'size_chart.columns'
  | 'size_chart.rows'
  | 'string_advice.option_values'
  | 'subscription.topics'
  | 'team_order.kit'
  | 'team_player.sizes'
  | 'team_player.last_sizes'

/** Every table and view; `Json` supplies the types of the JSON columns. */
export interface Rows<Json extends Record<JsonColumn, unknown>> {
  /** Booked arrivals of stock, each with the key of the form that booked it. */
  arrival: {
    key: string
    sku: string
    pieces: number
    booked_at: Date
  }
  attribute: {
    id: number
    code: string
    label: ColumnType<Json['attribute.label'], string, string>
    position: number
    /** The prefix in addresses for labels that another facet also has. */
    url_key: ColumnType<Json['attribute.url_key'], string, string>
    is_facet: boolean
    /** Whether only one option can be chosen: another choice replaces it. */
    is_single: boolean
    /** The meaning of its options for shoppers, independent of its code; null for all others. */
    role: AttributeRole | null
  }
  attribute_option: {
    id: number
    attribute_id: number
    code: string
    label: ColumnType<Json['attribute_option.label'], string, string>
    position: number
    /** A colour as `#rrggbb`, or two joined by a comma; null for other attributes. */
    swatch: string | null
  }
  bundle_option: {
    id: number
    product_id: number
    position: number
    type: BundleOptionType
    is_required: boolean
    title: ColumnType<Json['bundle_option.title'], string, string>
  }
  bundle_selection: {
    id: number
    option_id: number
    product_id: number
    position: number
    qty: number
    can_change_qty: boolean
    is_default: boolean
  }
  /** `attempt` is incremented when a failed payment restores the cart, so that each attempt can become one order only. */
  cart: {
    id: Generated<number>
    store_id: number
    customer_id: number | null
    is_active: Generated<boolean>
    attempt: Generated<number>
    email: string | null
    billing_address: ColumnType<Json['cart.billing_address'] | null, string | null | undefined, string | null>
    shipping_address: ColumnType<Json['cart.shipping_address'] | null, string | null | undefined, string | null>
    carrier_code: string | null
    method_code: string | null
    extension: ColumnType<Json['cart.extension'], string | undefined, string>
    payment: ColumnType<Json['cart.payment'] | null, string | null | undefined, string | null>
    last_item_id: number | null
    /** The time of the last change of its lines; a trigger sets it. */
    updated_at: Generated<Date>
    coupon_code: string | null
  }
  cart_gift_card: {
    cart_id: number
    code_hash: string
    added_at: Generated<Date>
  }
  /** `choice_key` distinguishes lines of one sku: the same shirt with another print is another line. */
  cart_item: {
    id: Generated<number>
    cart_id: number
    product_id: number
    sku: string
    qty: number
    choices: ColumnType<Json['cart_item.choices'], string, string>
    choice_key: string
    /** The offer of a free gift; null for bought products. */
    gift_offer_id: number | null
  }
  /** One row, incremented with every change of products, their categories, names or prices, so that a list in memory can tell whether it is outdated. */
  catalogue_revision: {
    id: number
    revision: number
  }
  catalogue_seed: {
    id: number
    seed: number
    size: number
    fingerprint: string
    seeded_at: Generated<Date>
  }
  category: {
    id: number
    parent_id: number | null
    code: string
    /** 1 department, 2 group, 3 leaf. */
    level: number
    position: number
    /** The ids from the department down to the category itself. */
    path_ids: number[]
  }
  /** The number of products of a category with an option: the facet counts of a list without filters. */
  category_option: {
    category_id: number
    option_id: number
    products: number
  }
  category_text: {
    category_id: number
    language: StoreLanguage
    name: string
    /** The full path below the store, for example `teamkleding/wedstrijdkleding/wedstrijdshirts`. */
    url_path: string
    description: string
  }
  complaint: {
    id: Generated<number>
    reference: string
    order_id: number
    order_item_id: number
    intent: string
    email: string
    text: string
    created_at: Date
    /** The player of a team whose piece it is, as the order's line names her; null for all of them. */
    player_id: string | null
    /** The name of the piece of a set or kit; null for all of it. */
    piece: string | null
  }
  /** A photo as the shop re-encoded it, without the camera's metadata. */
  complaint_photo: {
    complaint_id: number
    position: number
    jpeg: Buffer
  }
  contact_message: {
    id: Generated<number>
    reference: string
    store_id: number
    intent: string
    name: string
    email: string
    subject: string
    order_number: string | null
    message: string
    created_at: Date
    customer_id: number | null
  }
  content_page: {
    id: GeneratedAlways<number>
    slug: string
    /** The number of the newest version; a save states the version that it is based on. */
    version: number
    document: string
    edited_by: string
    edited_at: Date
  }
  content_publication: {
    id: GeneratedAlways<number>
    page_id: number
    version: number
    /** In the future for a planned publication. */
    publish_at: Date
    published_by: string
  }
  content_version: {
    page_id: number
    version: number
    document: string
    edited_by: string
    edited_at: Date
  }
  /** A public code. Amounts are in cents of the store's currency; null for a rule that the coupon does not have. */
  coupon: {
    code: string
    /** Null for all stores. */
    store_id: number | null
    percent: number | null
    amount: number | null
    /** The minimum subtotal. */
    minimum: Generated<number>
    starts_at: Date | null
    ends_at: Date | null
    most_uses: number | null
    most_uses_each: number | null
  }
  /** An order that used a coupon; deleted if the order fails. */
  coupon_use: {
    order_id: number
    code: string
    /** The customer's e-mail address, in lower case. */
    email: string
  }
  customer: {
    id: Generated<number>
    store_id: number
    email: string
    password_hash: string
    firstname: string
    lastname: string
    gender: CustomerGender | null
    default_billing: number | null
    default_shipping: number | null
    prefix: string | null
    company: string | null
    telephone: string | null
    /** `YYYY-MM-DD`. */
    birth_date: string | null
    /** Incremented with every change of her details. */
    version: Generated<number>
  }
  customer_address: {
    id: Generated<number>
    customer_id: number
    address: ColumnType<Json['customer_address.address'], string, string>
    /** Incremented with every change of the address itself. */
    version: Generated<number>
  }
  /** Another size or colour for pieces of a return, instead of money. Reserved pieces are off the shelf. */
  exchange: {
    case_id: number
    order_item_id: number
    sku: string
    options: ColumnType<Json['exchange.options'], string, string>
    image: string | null
    qty: number
    /** The cents of each piece that are not given back: what the new one costs, never more than was paid. */
    kept: number
    state: ExchangeState
    /** When the reservation, or the waiting for a sold-out piece, ends. */
    until: Date
    /** The line of the order that it became; null before. */
    item_id: number | null
  }
  /** Ordered stock, with the day on which the supplier expects to deliver it. */
  expected_goods: {
    sku: string
    /** For example `2026-11-30`. */
    day: string
  }
  /** An inline facet of a category's list. */
  filter_divider: {
    category_id: number
    attribute_id: number
    /** The number of cards before it. */
    position: number
  }
  /** Only the hash of a card's code is stored, so that a reader of the table cannot pay with it. */
  gift_card: {
    code_hash: string
    last_four: string
    currency: string
    balance: number
    is_blocked: Generated<boolean>
    /** False for cards that are valid only in the shop's own stores. */
    is_collectable: Generated<boolean>
    expires_at: Date | null
    /** The initial balance, which the balance never exceeds. */
    issued: number
  }
  /** The amount that one order charged to a card, in cents. */
  gift_card_use: {
    order_id: number
    code_hash: string
    amount: number
    /** The amount refunded to the card: for returned pieces, or all of it if the order ended. */
    paid_back: Generated<number>
  }
  /** From a subtotal of `threshold` cents on, one of its products is free. */
  gift_offer: {
    id: Generated<number>
    store_id: number
    threshold: number
  }
  gift_offer_item: {
    offer_id: number
    sku: string
    position: number
  }
  /** A block of the host's own in a category's grid, which replaces one card. */
  grid_block: {
    category_id: number
    /** The number of cards before it. */
    position: number
    title: ColumnType<Json['grid_block.title'], string, string>
    text: ColumnType<Json['grid_block.text'], string, string>
    /** The target of its link. */
    target_category_id: number
  }
  /** `owner` is `customer:7` or `session:<id>`. */
  kept_product: {
    id: Generated<number>
    kind: KeptProductKind
    owner: string
    store_id: number
    product_id: number
  }
  known_place: {
    customer_id: number
    /** A signature over the address. */
    place: string
    seen_at: Date
  }
  /** The banner above a department's list. */
  list_banner: {
    category_id: number
    title: ColumnType<Json['list_banner.title'], string, string>
    text: ColumnType<Json['list_banner.text'], string, string>
    target_category_id: number
  }
  mail: {
    id: Generated<number>
    store_id: number
    order_id: number | null
    kind: string
    recipient: string
    language: string
    subject: string
    body: string
    sent_at: Date
    /** The mail as HTML; null for mails from before there was one. */
    html: string | null
    /** The root-relative addresses of the pictures in its HTML, in the order of their content ids. */
    pictures: ColumnType<Json['mail.pictures'], string | undefined, string>
    /** What its attached PDFs say; they are drawn when the message is written. */
    papers: ColumnType<Json['mail.papers'], string | undefined, string>
  }
  operator: {
    id: Generated<number>
    email: string
    password_hash: string
    role: Generated<OperatorRole>
  }
  /** `id` is the SHA-256 of the cookie. */
  operator_session: {
    id: string
    operator_id: number
    ends_at: Date
  }
  order_item: {
    id: Generated<number>
    order_id: number
    product_id: number
    sku: string
    name: string
    image: string | null
    url: string
    options: ColumnType<Json['order_item.options'], string, string>
    /** The line's choices, in the form of a cart's line. */
    choices: ColumnType<Json['order_item.choices'], string, string>
    qty: number
    price_incl_tax: number
    row_total_incl_tax: number
    tax_percent: number
    /** Why it cannot be returned; null if it can. */
    no_return_reason: OrderItemNoReturnReason | null
    /** Pieces in parcels, and returned pieces; the database limits both to `qty`. */
    sent_qty: Generated<number>
    returned_qty: Generated<number>
    is_gift: Generated<boolean>
    /** The request that buys the same again. Null in orders from before the column existed. */
    buy_request: ColumnType<Json['order_item.buy_request'] | null, string | null | undefined, string | null>
    /** Parts, prints and players, with their texts at the time of the order. */
    content: ColumnType<Json['order_item.content'], string | undefined, string>
    /** What a piece gives back when it is returned, in cents; null where that is its price. */
    worth: number | null
    /** The line whose pieces it replaces, in an exchange; null for what was bought. */
    replaces_id: number | null
    /** Of the returned pieces, those that were withdrawn from before they were sent. */
    withdrawn_qty: Generated<number>
  }
  /** The stock that a line of an order takes: for a bundle, each part. */
  order_piece: {
    id: Generated<number>
    order_item_id: number
    sku: string
    qty: number
  }
  /** A parcel of an order; the row is created when the parcel is sent. */
  parcel: {
    id: Generated<number>
    order_id: number
    carrier: ParcelCarrier
    tracking_code: string
    sent_at: Date
    delivered_at: Date | null
  }
  parcel_item: {
    parcel_id: number
    order_item_id: number
    qty: number
  }
  passkey: {
    /** The credential's id, as base64url. */
    id: string
    customer_id: number
    /** As base64url; useless to a thief. */
    public_key: string
    /** The number of uses that the key reports; a copy of it would report fewer. */
    counter: number
    transports: ColumnType<Json['passkey.transports'], string, string>
    name: string
    created_at: Date
    used_at: Date | null
  }
  passkey_challenge: {
    challenge: string
    session_id: string
    /** The customer who adds a key; null for a login. */
    customer_id: number | null
    until: Date
  }
  /** `id` is the SHA-256 of the link's token, so that a stolen database resets no password. */
  password_reset: {
    id: string
    customer_id: number
    ends_at: Date
  }
  /** One attempt to pay an order. The return address contains its `id`, which proves nothing by itself. */
  payment_attempt: {
    id: string
    order_id: number
    session_id: string
    status: PaymentAttemptStatus
    /** The provider's id of the payment; null until it is opened there. */
    provider_id: string | null
    created_at: Date
    issuer: string | null
    /** The requested and the paid amount, in cents. */
    amount: number
    paid_amount: number | null
    /** The sum of its refunds. */
    paid_back: Generated<number>
  }
  personalisation_group: {
    id: number
    code: string
    title: ColumnType<Json['personalisation_group.title'], string, string>
    /** Whether a product with it cannot be returned, and where it is made. */
    no_return: Generated<boolean>
    delivery: Generated<string>
  }
  personalisation_option: {
    id: number
    group_id: number
    position: number
    type: PersonalisationOptionType
    label: ColumnType<Json['personalisation_option.label'], string, string>
    price: ColumnType<Json['personalisation_option.price'], string, string>
    is_required: boolean
    max_length: number | null
    /** Regular expression class of what may be typed, for example `A-Z0-9`. */
    characters: string | null
    /** `isPlain`: nothing is made, as with an unstrung racket. `isOnBack`: it is printed where the picture of the back shows it. `reason`: why it is recommended, where it is. */
    choices: ColumnType<Json['personalisation_option.choices'], string, string>
    role: PersonalisationOptionRole | null
    /** The limits of a number; those of rackets are in `string_advice`. */
    min: number | null
    max: number | null
    step: number | null
    unit: string | null
    /** Asked only while that option holds one of these choices. */
    depends_on: ColumnType<Json['personalisation_option.depends_on'] | null, string | null | undefined, string | null>
    description: ColumnType<Json['personalisation_option.description'] | null, string | null | undefined, string | null>
  }
  product: {
    id: number
    sku: string
    /** The same in every language: brand and series names are proper names. */
    slug: string
    type: ProductType
    kind: ProductKind
    brand_option_id: number
    /** The seed's article type, for example `football-shirt`. */
    article: string
    leaf_category_id: number
    tax_class: string
    /** The shop's own order, lowest first. */
    position: number
    created_at: Date
    /** The codes of the attributes to choose, in order; empty except for configurable products. */
    configurable: string[]
    /** Every facet option of the product or one of its variants. */
    option_ids: number[]
    /** The description of its pictures, in each of its colours. */
    picture: ColumnType<Json['product.picture'], string, string>
    rating: number | null
    review_count: number
    min_qty: Generated<number>
    max_qty: number
    /** Cut, printed or strung to order, so that it cannot be returned. */
    no_return: boolean
    delivery: string
    size_chart_id: number | null
    personalisation_group_ids: number[]
    /** The multiplier on the parts of a bundle: 0.9 is ten percent off, 1 is no discount. */
    bundle_multiplier: Generated<number>
    /** A second multiplier, after the first. */
    bundle_amount: Generated<number>
    measure_amount: number | null
    measure_unit: ProductMeasureUnit | null
    guarantee_years: number | null
  }
  product_category: {
    category_id: number
    product_id: number
    position: number
  }
  product_price: {
    product_id: number
    store_id: number
    /** In cents, including tax: the price without a reduction. */
    regular_cents: number
    /** In cents, including tax: the price to pay, never above the regular price. */
    final_cents: number
    special_from: Date | null
    /** The lowest price of the 30 days before the reduction; without it the law allows no strike-through price. */
    lowest_30d_cents: number | null
  }
  /** View: whether a product of any type is available, and its number of pieces if it has one. */
  product_stock: {
    product_id: number
    in_stock: boolean
    stock: number
  }
  product_text: {
    product_id: number
    language: StoreLanguage
    name: string
    /** The rank of the name in the language's own alphabetical order. */
    name_position: number
    short_description: string
    description: string
    specification: ColumnType<Json['product_text.specification'], string, string>
    search: string
  }
  /** A refund of a part of a payment. The provider identifies it by `reference` (`case-7`, `late-<attempt>`); `paid_at` is set once it is paid. */
  refund: {
    attempt_id: string
    amount: number
    created_at: Date
    paid_at: Date | null
    reference: string
  }
  /** One reorder, by idempotency key, and its answer. */
  reorder_intent: {
    order_id: number
    intent: string
    answer: ColumnType<Json['reorder_intent.answer'], string, string>
    created_at: Date
  }
  /** A return or a withdrawal. `intent` is the idempotency key: a repeated request is the same case. */
  return_case: {
    id: Generated<number>
    reference: string
    kind: ReturnCaseKind
    order_id: number
    intent: string
    name: string | null
    /** The e-mail address for the receipt. */
    email: string
    status: Generated<ReturnCaseStatus>
    /** The refund, known once approved: no more than was paid. */
    refund: number | null
    created_at: Date
    decided_at: Date | null
    /** The price of its pieces, known once approved. */
    due: number | null
    /** How it is sent back; null where nobody chose: with the label. */
    way: ReturnCaseWay | null
    /** What the way costs, in cents: it is taken off the refund. */
    way_price: Generated<number>
    /** What she shows at the counter, where the label is printed; null for other ways. */
    way_code: string | null
  }
  return_line: {
    case_id: number
    order_item_id: number
    qty: number
    reason_code: string | null
    /** Of `qty`, the pieces that had not been sent and never will be. */
    unsent_qty: Generated<number>
  }
  review: {
    id: GeneratedAlways<number>
    product_id: number
    /** Null for seeded reviews. */
    customer_id: number | null
    language: StoreLanguage
    rating: number
    title: string
    text: string
    nickname: string
    fit: ReviewFit | null
    state: ReviewState
    created_at: Date
  }
  /** A photo as the shop re-encoded it, without the camera's metadata, and its thumbnail. */
  review_photo: {
    review_id: number
    position: number
    jpeg: Buffer
    thumb: Buffer
    width: number
    height: number
  }
  schema_migration: {
    name: string
    checksum: string
    applied_at: Generated<Date>
  }
  /** How often a store's shoppers searched for words that the shop knows, by day; nothing of who searched. */
  search_count: {
    store_id: number
    day: string
    words: string
    searches: number
  }
  /** A phrase that finds products, once per category with such products; category 0 is the whole shop. */
  search_term: {
    language: StoreLanguage
    category_id: number
    label: string
    /** In lower case without accents, with a space before each word: ` norrvik voetbalshirt`. */
    folded: string
    products: number
  }
  secret: {
    name: string
    value: string
  }
  /** View: one row per variant and store, with the data that a cart needs. */
  sellable: {
    variant_id: number
    sku: string
    product_id: number
    store_id: number
    type: ProductType
    kind: ProductKind
    stock: number
    is_active: boolean
    regular_cents: number
    final_cents: number
    lowest_30d_cents: number | null
    tax_percent: number
    min_qty: number
    max_qty: number
    no_return: boolean
  }
  /** `id` is the SHA-256 of the cookie, so that a stolen database opens no session. */
  session: {
    id: string
    store_id: number
    customer_id: number | null
    cart_id: number | null
    guest_email: string | null
    last_order_id: number | null
    /** In milliseconds; the readable hint cookie has the same number. */
    changed_at: number
    notices: ColumnType<Json['session.notices'], string | undefined, string>
    seen_at: Date
    /** SHA-256 of the cookie value that a guest got with her first address; null while `id` is that of her cookie. */
    cookie_id: string | null
    renewed_at: Date | null
    /** Whether her browser has sent that cookie, so that the former one is no longer valid. */
    is_taken: Generated<boolean>
  }
  set_member: {
    product_id: number
    member_id: number
    position: number
    qty: number
  }
  /** `cart_claim` is `<cart>:<attempt>`: unique, so that even a broken rule cannot turn one cart into two orders. It is null only in a host without its guards, which proves that the tests can fail. */
  shop_order: {
    id: Generated<number>
    number: string
    store_id: number
    session_id: string
    customer_id: number | null
    cart_id: number
    cart_claim: string | null
    idempotency_key: string | null
    status: ShopOrderStatus
    email: string
    currency: string
    subtotal_incl_tax: number
    shipping_incl_tax: number
    discount: number
    tax: number
    grand_total: number
    segments: ColumnType<Json['shop_order.segments'], string, string>
    billing_address: ColumnType<Json['shop_order.billing_address'], string, string>
    shipping_address: ColumnType<Json['shop_order.shipping_address'], string, string>
    carrier_code: string
    method_code: string
    shipping_title: string
    delivery_slot: ColumnType<Json['shop_order.delivery_slot'] | null, string | null | undefined, string | null>
    payment_code: string
    payment_title: string
    created_at: Date
    coupon_code: string | null
    /** The amounts that gift cards paid. */
    gift_cards: Generated<number>
    /** The pick-up point; null for home delivery. */
    pickup_point: ColumnType<Json['shop_order.pickup_point'] | null, string | null | undefined, string | null>
    /** The claim of the browser that reports the order to analytics; null before the first claim. */
    told_by: string | null
    /** The day of delivery that was promised, such as `2026-11-27`; null in orders from before it was kept. */
    promised_on: string | null
    /** When the invoice was mailed; null until then. */
    invoiced_at: Date | null
    /** The working days before its slowest goods are ready. */
    lead_days: number
  }
  size_chart: {
    id: number
    code: string
    title: ColumnType<Json['size_chart.title'], string, string>
    columns: ColumnType<Json['size_chart.columns'], string, string>
    rows: ColumnType<Json['size_chart.rows'], string, string>
  }
  /** An accepted proof, stored until it expires. */
  spent_proof: {
    nonce: string
    until: Date
  }
  stock_alert: {
    id: GeneratedAlways<number>
    store_id: number
    sku: string
    customer_id: number | null
    email: string
    created_at: Date
    /** Null while it waits. */
    sent_at: Date | null
  }
  store: {
    id: number
    code: string
    name: string
    locale: string
    language: StoreLanguage
    country: string
    currency: StoreCurrency
  }
  /** The advice for a racket: its tension limits, and a recommendation by option. */
  string_advice: {
    product_id: number
    tension_min: number
    tension_max: number
    option_values: ColumnType<Json['string_advice.option_values'], string, string>
  }
  subscription: {
    id: Generated<number>
    store_id: number
    email: string
    state: SubscriptionState
    /** The consent text that the subscriber agreed to. */
    consent: string
    asked_at: Date
    confirmed_at: Date | null
    /** Which newsletters. */
    topics: ColumnType<Json['subscription.topics'], string | undefined, string>
    version: Generated<number>
  }
  tax_rate: {
    store_id: number
    tax_class: string
    percent: number
  }
  /** Whom to remind before the closing day. */
  team_address: {
    id: Generated<number>
    team_order_id: number
    /** A hash of the word by which her own browser may take the address back. */
    owner_hash: string
    email: string
  }
  team_order: {
    id: Generated<number>
    store_id: number
    customer_id: number
    title: string
    kit: ColumnType<Json['team_order.kit'], string, string>
    /** The last day of the store on which players may enter something, as `2026-12-01`. */
    closes_on: string
    /** Part of what the link is signed with; null once it was revoked. */
    link_word: string | null
    created_at: Date
    /** Its organiser ended the collecting by hand. */
    is_closed: Generated<boolean>
    payer: Generated<TeamOrderPayer>
    delivery: Generated<TeamOrderDelivery>
    /** The day of the last reminder, in the store. */
    reminded_on: string | null
  }
  team_player: {
    id: Generated<number>
    team_order_id: number
    /** By which a line of a cart or an order names this player. */
    key: GeneratedAlways<string>
    /** A hash of the word by which her own browser may change the entry; null of those whom the organiser brought along. */
    owner_hash: string | null
    name: string
    number: string
    /** The number as a number, so that 07 and 7 are the same; null where numbers may repeat. */
    unique_number: number | null
    sizes: ColumnType<Json['team_player.sizes'], string, string>
    is_approved: Generated<boolean>
    qty: Generated<number>
    /** What she wore in an earlier season, until she enters her own sizes. */
    last_sizes: ColumnType<Json['team_player.last_sizes'] | null, string | null | undefined, string | null>
    /** The year of that season. */
    last_year: number | null
  }
  team_wear: {
    product_id: number
    min_players: number
    max_players: number
    /** No number twice in one team. */
    has_unique_numbers: Generated<boolean>
    /** The last day on which the shop promises to have it; null where it promises nothing. */
    orderable_until: string | null
  }
  tier_price: {
    product_id: number
    store_id: number
    qty: number
    /** Cents including tax for each piece from `qty` on. */
    price_cents: number
  }
  /** `key` is a signature of the kind of try and its owner. */
  try_count: {
    key: string
    tries: number
    since: Date
    waits_until: Date | null
  }
  variant: {
    /** The product's own id for a simple product, otherwise above a million. */
    id: number
    product_id: number
    sku: string
    stock: number
    /** Whether it is sold; an inactive variant cannot be chosen. */
    is_active: boolean
    /** The order among the product's variants. */
    position: number
    /** An option id for each of the product's `configurable` attributes, in that order. */
    option_ids: number[]
    /** The colour code of its pictures; null if the product has only one appearance. */
    colour: string | null
  }
  /** Only for variants with a price that differs from the product's. */
  variant_price: {
    variant_id: number
    store_id: number
    regular_cents: number
    final_cents: number
    lowest_30d_cents: number | null
  }
}
