// A line in the form of the request that adds it again.

/** The choices of a configurable product. */
export interface SuperAttributes {
  selection_configurable_options: { super_attribute_id: number; super_attribute_option_id: number }[]
}

/** An item of `POST checkout/cart/items`. */
export interface BuyRequest {
  sku: string
  qty: number
  product_option?: {
    extension_attributes: {
      configurable_item_options?: { option_id: string; option_value: number }[]
      bundle_options?: { option_id: number; option_qty: number; option_selections: number[]; extension_attributes: SuperAttributes }[]
    }
  }
  extension_attributes?: {
    personalisation?: { group_id: number; product_id: number; options: { option_id: number; option_value: string | number }[] }[]
    team_wear?: {
      players: { player_id: string; name: string; number: string; qty?: number; sizes: ({ product_id: number } & SuperAttributes)[] }[]
    }
  }
}
