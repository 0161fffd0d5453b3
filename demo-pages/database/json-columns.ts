// The types of JSON columns; every one of `rows/generated.ts` must be listed. The only file here that imports from the shop's rules.
import type { Paper } from '../papers/paper.ts'
import type { BuyRequest } from '../shop/kinds/buy-request.ts'
import type { ItemRequest, LineChoice, PlayerEntry } from '../shop/kinds/item-request.ts'
import type { OrderedContent } from '../shop/kinds/shown-shapes.ts'
import type { KeptPoint } from '../shop/pickup/kept-point.ts'
import type { Address, CartExtension, DeliverySlot, Notice, PaymentChoice, TotalSegment } from '../shop/shapes.ts'
import type { ProductPicture } from './picture.ts'
import type { Amounts, Words } from './words.ts'

interface Labelled {
  label: string
  value: string
}

/** The parts that are the same for the whole team; the players have their own table. */
export type TeamKit = Omit<ItemRequest, 'qty' | 'players'>

/** By table and column. */
export type JsonColumns = {
  'attribute.label': Words
  'attribute.url_key': Words
  'attribute_option.label': Words
  'bundle_option.title': Words
  'cart.billing_address': Address
  'cart.shipping_address': Address
  'cart.extension': CartExtension
  'cart.payment': PaymentChoice
  'cart_item.choices': LineChoice
  'customer_address.address': Address
  'exchange.options': Labelled[]
  'grid_block.title': Words
  'grid_block.text': Words
  'list_banner.title': Words
  'list_banner.text': Words
  'mail.pictures': string[]
  'mail.papers': Paper[]
  'order_item.options': Labelled[]
  'order_item.choices': LineChoice
  'order_item.buy_request': BuyRequest
  'order_item.content': OrderedContent
  'passkey.transports': string[]
  'personalisation_group.title': Words
  'personalisation_option.label': Words
  'personalisation_option.price': Amounts
  'personalisation_option.choices': { id: number; label: Words; price: Amounts; isPlain?: boolean; isOnBack?: boolean; reason?: Words }[]
  'personalisation_option.depends_on': { option_id: number; choice_ids: number[] }
  'personalisation_option.description': Words
  'product.picture': ProductPicture
  'product_text.specification': Labelled[]
  'reorder_intent.answer': Record<string, unknown>
  'session.notices': Notice[]
  'shop_order.segments': TotalSegment[]
  'shop_order.billing_address': Address
  'shop_order.shipping_address': Address
  'shop_order.delivery_slot': DeliverySlot
  'shop_order.pickup_point': KeptPoint
  'size_chart.title': Words
  'size_chart.columns': Words[]
  'size_chart.rows': string[][]
  'string_advice.option_values': { option_id: number; option_value: number }[]
  'subscription.topics': string[]
  'team_order.kit': TeamKit
  'team_player.sizes': PlayerEntry['sizes']
  'team_player.last_sizes': PlayerEntry['sizes']
}
