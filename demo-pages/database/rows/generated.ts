// What each row holds; written by `npm run rows` from the migrations, and long because all tables are read together.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type AttributeRole = 'size' | 'colour'

export type BundleOptionType = 'select' | 'radio' | 'checkbox' | 'multi'

export type CustomerGender = 'male' | 'female'

export type KeptProductKind = 'wishlist' | 'compare'

export type OperatorRole = 'operator' | 'editor'

export type OrderItemNoReturnReason = 'made-for-you'

export type ParcelCarrier = 'postnl' | 'dhl' | 'postnord' | 'royalmail'

export type PaymentAttemptStatus = 'open' | 'paid' | 'pending' | 'canceled' | 'rejected' | 'failed' | 'expired' | 'paid-late' | 'refunded'

export type PersonalisationOptionType = 'name' | 'number' | 'print' | 'stringing' | 'text'

export type PersonalisationOptionRole = 'string' | 'gauge' | 'tension-mains' | 'tension-crosses'

export type ProductType = 'simple' | 'configurable' | 'bundle' | 'grouped'

export type ProductKind = 'simple' | 'configurable' | 'bundle' | 'grouped' | 'team-wear' | 'personalised' | 'strung-racket'

export type ReturnCaseKind = 'return' | 'withdrawal'

export type ReturnCaseStatus = 'registered' | 'approved' | 'refused'

export type ReviewFit = 'small' | 'true' | 'large'

export type ReviewState = 'pending' | 'approved' | 'rejected'

export type ShopOrderStatus = 'open' | 'pending' | 'paid' | 'canceled' | 'rejected' | 'failed' | 'expired'

export type StoreLanguage = 'nl' | 'en' | 'de' | 'sv'

export type StoreCurrency = 'EUR' | 'GBP' | 'SEK'

export type SubscriptionState = 'asked' | 'subscribed' | 'left'

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
  | 'grid_block.title'
  | 'grid_block.text'
  | 'list_banner.title'
  | 'list_banner.text'
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

/** Every table and view; what the columns of JSON hold is said by whoever names it. */
export interface Rows<Json extends Record<JsonColumn, unknown>> {
  /** Goods that were booked, each by the key of the form that booked them. */
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
    /** Url segment prefix for labels that another facet has too. */
    url_key: ColumnType<Json['attribute.url_key'], string, string>
    is_facet: boolean
    /** One choice only: picking another replaces it. */
    is_single: boolean
    /** What its options are to a shopper, whatever its code; null for the rest. */
    role: AttributeRole | null
  }
  attribute_option: {
    id: number
    attribute_id: number
    code: string
    label: ColumnType<Json['attribute_option.label'], string, string>
    position: number
    /** Colour as `#rrggbb` or two joined by a comma, else null. */
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
  /** `attempt` grows when a failed payment gives the cart back, so that each attempt can become one order and no more. */
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
    /** Of its lines; kept by a trigger. */
    updated_at: Generated<Date>
    coupon_code: string | null
  }
  cart_gift_card: {
    cart_id: number
    code_hash: string
    added_at: Generated<Date>
  }
  /** `choice_key` tells two lines of one sku apart: the same shirt with another print is another line. */
  cart_item: {
    id: Generated<number>
    cart_id: number
    product_id: number
    sku: string
    qty: number
    choices: ColumnType<Json['cart_item.choices'], string, string>
    choice_key: string
    /** The offer that it is the gift of; null for what is bought. */
    gift_offer_id: number | null
  }
  /** One row: moves with every change of products, their categories, names or prices, so that what is kept in memory knows its age. */
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
    /** Ids from the department down to the category itself. */
    path_ids: number[]
  }
  /** How many products of a category have an option: the facet counts of a list nobody has narrowed. */
  category_option: {
    category_id: number
    option_id: number
    products: number
  }
  category_text: {
    category_id: number
    language: StoreLanguage
    name: string
    /** Full path below the store, for example `teamkleding/wedstrijdkleding/wedstrijdshirts`. */
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
  }
  /** A photo as the shop wrote it anew, without what the camera noted. */
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
  }
  content_page: {
    id: GeneratedAlways<number>
    slug: string
    /** The newest version's number: whoever saves names the one she began with. */
    version: number
    document: string
    edited_by: string
    edited_at: Date
  }
  content_publication: {
    id: GeneratedAlways<number>
    page_id: number
    version: number
    /** In the future where it is planned. */
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
  /** A code anybody may know. Amounts are cents of the store's currency; null where a rule does not hold. */
  coupon: {
    code: string
    /** Null in all stores. */
    store_id: number | null
    percent: number | null
    amount: number | null
    /** Least subtotal. */
    minimum: Generated<number>
    starts_at: Date | null
    ends_at: Date | null
    most_uses: number | null
    most_uses_each: number | null
  }
  /** One order that used a coupon; given back when the order came to nothing. */
  coupon_use: {
    order_id: number
    code: string
    /** Whose use it was: the e-mail address in small letters. */
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
    /** Grows with every change of what she says of herself. */
    version: Generated<number>
  }
  customer_address: {
    id: Generated<number>
    customer_id: number
    address: ColumnType<Json['customer_address.address'], string, string>
    /** Counts the changes of the address itself. */
    version: Generated<number>
  }
  /** Goods that are on order, with the day for which the supplier names them. */
  expected_goods: {
    sku: string
    /** As `2026-11-30`. */
    day: string
  }
  /** An inline facet of a category's list. */
  filter_divider: {
    category_id: number
    attribute_id: number
    /** How many cards stand before it. */
    position: number
  }
  /** A card is known by the hash of its code only: who reads the table can pay with none. */
  gift_card: {
    code_hash: string
    last_four: string
    currency: string
    balance: number
    is_blocked: Generated<boolean>
    /** False for cards that are good in the shop's own stores only. */
    is_collectable: Generated<boolean>
    expires_at: Date | null
    /** What it was sold with: the balance is never above it. */
    issued: number
  }
  /** What one order took from a card, in cents. */
  gift_card_use: {
    order_id: number
    code_hash: string
    amount: number
    /** What has come back to the card: for returned pieces, or all of it when the order ended. */
    paid_back: Generated<number>
  }
  /** From `threshold` cents on one of its products is free. */
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
  /** A block of the host's own in a category's grid; it takes the place of one card. */
  grid_block: {
    category_id: number
    /** How many cards stand before it. */
    position: number
    title: ColumnType<Json['grid_block.title'], string, string>
    text: ColumnType<Json['grid_block.text'], string, string>
    /** Where it leads. */
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
  /** What a department's list says above itself. */
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
    /** The line's choices, as a cart keeps them. */
    choices: ColumnType<Json['order_item.choices'], string, string>
    qty: number
    price_incl_tax: number
    row_total_incl_tax: number
    tax_percent: number
    /** Why it cannot be sent back; null where it can. */
    no_return_reason: OrderItemNoReturnReason | null
    /** Pieces in parcels, and pieces that come back; the database lets neither exceed `qty`. */
    sent_qty: Generated<number>
    returned_qty: Generated<number>
    is_gift: Generated<boolean>
    /** What to ask for to get the same again. Null in orders older than it. */
    buy_request: ColumnType<Json['order_item.buy_request'] | null, string | null | undefined, string | null>
    /** Parts, prints and players in the words of the day it was ordered. */
    content: ColumnType<Json['order_item.content'], string | undefined, string>
  }
  /** What a line of an order takes from the shelf: of a bundle each part. */
  order_piece: {
    id: Generated<number>
    order_item_id: number
    sku: string
    qty: number
  }
  /** One parcel of an order. It exists once it is sent. */
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
    /** As base64url; of no use to who steals it. */
    public_key: string
    /** How often the key says it was used; a copy of it would count less. */
    counter: number
    transports: ColumnType<Json['passkey.transports'], string, string>
    name: string
    created_at: Date
    used_at: Date | null
  }
  passkey_challenge: {
    challenge: string
    session_id: string
    /** Whose new key it is for; null for a login. */
    customer_id: number | null
    until: Date
  }
  /** `id` is the SHA-256 of the link's token, so that a stolen database restores nothing. */
  password_reset: {
    id: string
    customer_id: number
    ends_at: Date
  }
  /** One try to pay one order. `id` is what the return address carries; it says nothing by itself. */
  payment_attempt: {
    id: string
    order_id: number
    session_id: string
    status: PaymentAttemptStatus
    /** The provider's name for it; null until it was opened there. */
    provider_id: string | null
    created_at: Date
    issuer: string | null
    /** What was asked, and what was paid, in cents. */
    amount: number
    paid_amount: number | null
    /** What goes back of it: the sum of its refunds. */
    paid_back: Generated<number>
  }
  personalisation_group: {
    id: number
    code: string
    title: ColumnType<Json['personalisation_group.title'], string, string>
    /** What is made by it cannot be sent back, and where it is made. */
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
    /** `isPlain`: nothing is made, as with an unstrung racket. `isOnBack`: it is printed where the picture of the back shows it. */
    choices: ColumnType<Json['personalisation_option.choices'], string, string>
    role: PersonalisationOptionRole | null
    /** Limits of a number; a racket's own are in `string_advice`. */
    min: number | null
    max: number | null
    step: number | null
    unit: string | null
    /** Asked only while that option holds one of these choices. */
    depends_on: ColumnType<Json['personalisation_option.depends_on'] | null, string | null | undefined, string | null>
  }
  product: {
    id: number
    sku: string
    /** The same in every language: brand and series names are proper names. */
    slug: string
    type: ProductType
    kind: ProductKind
    brand_option_id: number
    /** Article type of the seed, for example `football-shirt`. */
    article: string
    leaf_category_id: number
    tax_class: string
    /** Shop's own order, lower first. */
    position: number
    created_at: Date
    /** Attribute codes to choose, in order; empty but for configurable products. */
    configurable: string[]
    /** Every facet option the product or one of its variants has. */
    option_ids: number[]
    /** How its pictures are drawn, in each of its colours. */
    picture: ColumnType<Json['product.picture'], string, string>
    rating: number | null
    review_count: number
    min_qty: Generated<number>
    max_qty: number
    /** Cut, printed or strung to order: cannot be sent back for withdrawal. */
    no_return: boolean
    delivery: string
    size_chart_id: number | null
    personalisation_group_ids: number[]
    /** Multiplier on the parts of a bundle: 0.9 is ten percent off, 1 nothing. */
    bundle_multiplier: Generated<number>
    /** A second one, on top of the first. */
    bundle_amount: Generated<number>
  }
  product_category: {
    category_id: number
    product_id: number
    position: number
  }
  product_price: {
    product_id: number
    store_id: number
    /** Cents including tax: the price without the special. */
    regular_cents: number
    /** Cents including tax: what is paid; never above the regular price. */
    final_cents: number
    special_from: Date | null
    /** Lowest price of the 30 days before the special; without it the law allows no strike-through. */
    lowest_30d_cents: number | null
  }
  /** View: whether a product of any type can be bought now, and how many pieces there are where that has a meaning. */
  product_stock: {
    product_id: number
    in_stock: boolean
    stock: number
  }
  product_text: {
    product_id: number
    language: StoreLanguage
    name: string
    /** Rank of the name in the language's own alphabetical order. */
    name_position: number
    short_description: string
    description: string
    specification: ColumnType<Json['product_text.specification'], string, string>
    search: string
  }
  /** A part of a payment that goes back. The provider knows it by `reference` (`case-7`, `late-<attempt>`); `paid_at` once it has been paid. */
  refund: {
    attempt_id: string
    amount: number
    created_at: Date
    paid_at: Date | null
    reference: string
  }
  /** One intent to order the same again, and what came of it. */
  reorder_intent: {
    order_id: number
    intent: string
    answer: ColumnType<Json['reorder_intent.answer'], string, string>
    created_at: Date
  }
  /** A return or a withdrawal. `intent` makes a repeated request the same case. */
  return_case: {
    id: Generated<number>
    reference: string
    kind: ReturnCaseKind
    order_id: number
    intent: string
    name: string | null
    /** Where the receipt goes. */
    email: string
    status: Generated<ReturnCaseStatus>
    /** What goes back for it, known once approved: no more than was paid. */
    refund: number | null
    created_at: Date
    decided_at: Date | null
    /** What its pieces cost, known once approved. */
    due: number | null
  }
  return_line: {
    case_id: number
    order_item_id: number
    qty: number
    reason_code: string | null
  }
  review: {
    id: GeneratedAlways<number>
    product_id: number
    /** Null for the seeded ones. */
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
  /** A photo as the shop wrote it anew, without what the camera noted, and a small one of it. */
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
  /** A phrase that finds something, once a category that has it; category 0 is the whole shop. */
  search_term: {
    language: StoreLanguage
    category_id: number
    label: string
    /** Without capitals and accents, one space before each word: ` norrvik voetbalshirt`. */
    folded: string
    products: number
  }
  secret: {
    name: string
    value: string
  }
  /** View: one row a variant and store, with what a cart needs to know. */
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
    /** Milliseconds; the readable hint cookie carries the same number. */
    changed_at: number
    notices: ColumnType<Json['session.notices'], string | undefined, string>
    seen_at: Date
    /** SHA-256 of the cookie that a guest was given with her first address; null while `id` is that of her cookie. */
    cookie_id: string | null
    renewed_at: Date | null
    /** Her browser has sent that cookie, so that the one before opens nothing any more. */
    is_taken: Generated<boolean>
  }
  set_member: {
    product_id: number
    member_id: number
    position: number
    qty: number
  }
  /** `cart_claim` is `<cart>:<attempt>`: unique, so that even a broken rule above it cannot turn one cart into two orders. It is null only in a host that runs without its guards to prove that the tests would notice. */
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
    /** What gift cards paid. */
    gift_cards: Generated<number>
    /** Where it is picked up; null where it is brought home. */
    pickup_point: ColumnType<Json['shop_order.pickup_point'] | null, string | null | undefined, string | null>
    /** The word of the browser that tells the tags of it; null until one claimed it. */
    told_by: string | null
  }
  size_chart: {
    id: number
    code: string
    title: ColumnType<Json['size_chart.title'], string, string>
    columns: ColumnType<Json['size_chart.columns'], string, string>
    rows: ColumnType<Json['size_chart.rows'], string, string>
  }
  /** A proof that was taken, kept until it would be too old anyway. */
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
  /** What suits a racket: its limits of tension, and a recommendation by option. */
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
    /** The sentence that was agreed to. */
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
  }
  team_wear: {
    product_id: number
    min_players: number
    max_players: number
    /** No number twice in one team. */
    has_unique_numbers: Generated<boolean>
  }
  tier_price: {
    product_id: number
    store_id: number
    qty: number
    /** Cents including tax for each piece from `qty` on. */
    price_cents: number
  }
  /** `key` is a signature over the kind of try and whose it is. */
  try_count: {
    key: string
    tries: number
    since: Date
    waits_until: Date | null
  }
  variant: {
    /** For a simple product the product's own id, else above a million. */
    id: number
    product_id: number
    sku: string
    stock: number
    /** Sold at all; a variant that is off is an impossible choice. */
    is_active: boolean
    /** Order among the product's variants. */
    position: number
    /** One option id for each of the product's `configurable` attributes, in that order. */
    option_ids: number[]
    /** Colour code its pictures are drawn in; null where the product has one look. */
    colour: string | null
  }
  /** Only where a variant costs something else than its product. */
  variant_price: {
    variant_id: number
    store_id: number
    regular_cents: number
    final_cents: number
    lowest_30d_cents: number | null
  }
}
