// Every table of the shop and what it holds about a person: for which purpose, under which name it is in the copy of her data, and what
// happens to it when she deletes her account. A table that is missing here fails `personal-tables.test.ts`.

/** The purposes of the privacy notice that tables serve; each has a row in every language's notice. */
export type Purpose = 'order' | 'payment' | 'account' | 'passkey' | 'wanted' | 'team' | 'review' | 'case' | 'answer' | 'safety'

/** A table that names a person, directly or through the rows that it belongs to. */
export interface PersonalTable {
  purpose: Purpose
  /** Its key in the copy; or why it is not there. */
  copy: { in: string } | { exempt: string }
  /** What becomes of her rows when she deletes the account; what is kept, is kept for a reason. */
  leaving: 'deleted' | 'anonymous' | { kept: string }
}

const books = 'The books of paid orders, which tax law wants kept; they go with the order.'
const ofOrder = { purpose: 'order', copy: { in: 'orders' }, leaving: { kept: books } } as const
const inOrder = (why: string): PersonalTable => ({ purpose: 'order', copy: { exempt: why }, leaving: { kept: books } })

/** The tables that name a person. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  customer: { purpose: 'account', copy: { in: 'customer' }, leaving: 'deleted' },
  customer_address: { purpose: 'account', copy: { in: 'addresses' }, leaving: 'deleted' },
  password_reset: { purpose: 'account', copy: { exempt: 'A secret that opens the account, for an hour.' }, leaving: 'deleted' },
  session: { purpose: 'account', copy: { in: 'sessions' }, leaving: 'deleted' },
  known_place: { purpose: 'safety', copy: { in: 'known_places' }, leaving: 'deleted' },
  passkey: { purpose: 'passkey', copy: { in: 'passkeys' }, leaving: 'deleted' },
  passkey_challenge: { purpose: 'passkey', copy: { exempt: 'A random word, for some minutes.' }, leaving: 'deleted' },
  kept_product: { purpose: 'account', copy: { in: 'kept_products' }, leaving: 'deleted' },
  cart: { purpose: 'order', copy: { in: 'cart' }, leaving: 'anonymous' },
  cart_item: { purpose: 'order', copy: { in: 'cart' }, leaving: 'deleted' },
  cart_gift_card: { purpose: 'payment', copy: { exempt: 'Gift cards are stored as hashes; the cart shows them.' }, leaving: 'deleted' },
  subscription: { purpose: 'wanted', copy: { in: 'newsletters' }, leaving: 'deleted' },
  stock_alert: { purpose: 'wanted', copy: { in: 'stock_alerts' }, leaving: 'deleted' },
  review: { purpose: 'review', copy: { in: 'reviews' }, leaving: 'anonymous' },
  review_photo: { purpose: 'review', copy: { in: 'review_photos' }, leaving: 'deleted' },
  team_order: { purpose: 'team', copy: { in: 'team_orders' }, leaving: 'deleted' },
  team_player: { purpose: 'team', copy: { in: 'team_orders' }, leaving: 'deleted' },
  team_address: { purpose: 'team', copy: { exempt: 'Belongs to the players who left it, without an account.' }, leaving: 'deleted' },
  shop_order: ofOrder,
  order_item: ofOrder,
  order_piece: inOrder('The stock that an item took; the item is in the copy.'),
  reorder_intent: inOrder('Repeats an answer about an order that is in the copy.'),
  coupon_use: ofOrder,
  gift_card_use: inOrder('Gift cards are stored as hashes; the amount is part of the order’s total.'),
  parcel: ofOrder,
  parcel_item: inOrder('Which items a parcel holds; both are in the copy.'),
  payment_attempt: { purpose: 'payment', copy: { in: 'orders' }, leaving: { kept: books } },
  refund: { purpose: 'payment', copy: { in: 'orders' }, leaving: { kept: books } },
  return_case: { purpose: 'case', copy: { in: 'returns' }, leaving: { kept: books } },
  exchange: { purpose: 'case', copy: { in: 'returns' }, leaving: { kept: books } },
  return_line: { purpose: 'case', copy: { in: 'returns' }, leaving: { kept: books } },
  complaint: { purpose: 'case', copy: { in: 'complaints' }, leaving: 'deleted' },
  complaint_photo: { purpose: 'case', copy: { in: 'complaints' }, leaving: 'deleted' },
  contact_message: { purpose: 'answer', copy: { in: 'messages' }, leaving: 'deleted' },
  mail: {
    purpose: 'order',
    copy: { in: 'mails' },
    leaving: {
      kept: 'Letters about an order go with its books, but those that quote a complaint; the one that confirms the deletion stays for two years as its proof. All others go.',
    },
  },
  try_count: {
    purpose: 'safety',
    copy: { exempt: 'Counts tries for a day, to stop guessing; telling somebody her counts would tell the guesser.' },
    leaving: { kept: 'Forgotten after a day; deleting it at once would let a guesser start afresh.' },
  },
}

const goods = 'Describes goods, prices and pages; nobody in it is a shopper.'
const shop = 'Keeps the shop running; holds no data of a shopper.'

/** The tables that name nobody, with the reason. */
export const otherTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'store tax_rate category category_text category_option attribute attribute_option size_chart product product_text product_category',
      'product_price variant variant_price tier_price bundle_option bundle_selection set_member personalisation_group',
      'personalisation_option team_wear search_term filter_divider grid_block list_banner string_advice gift_offer gift_offer_item coupon',
      'arrival expected_goods content_page content_version content_publication',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, goods]),
  ),
  ...Object.fromEntries('schema_migration catalogue_seed catalogue_revision secret spent_proof'.split(' ').map((name) => [name, shop])),
  search_count: 'How often the shop’s own words were searched, by store and day; nothing about who searched.',
  gift_card: 'Known by the hash of its code; whoever has the code may use it, and no person is named.',
  operator: 'The staff of the shop, not its shoppers.',
  operator_session: 'The staff of the shop, not its shoppers.',
}
