// The source of touchline.d.ts: the public types with all internal names resolved, so that a host needs none of our files.
import type * as adapter from '#shared/adapters/adapter.ts'
import type * as cartSlots from '#shared/cart/slots.ts'
import type * as device from '#shared/domain/device.ts'
import type * as failure from '#shared/domain/failure.ts'
import type * as vocabulary from '#shared/events/vocabulary.ts'
import type { AnalyticsEvent, AnalyticsItem, Basket, Events } from '#shared/events/vocabulary.ts'
import type { Announcement } from '#shared/mount/announce.ts'
import type { MountInfo } from '#shared/mount/loader.ts'
import type { OptionFault } from '#shared/mount/options.ts'
import type { ErrorReport } from '#shared/mount/report.ts'
import type * as challenge from '#shared/mount/slots/challenge.tsx'
import type * as slots from '#shared/mount/slots/places.ts'
import type * as productSlots from '#shared/product/slots.ts'
// Adds the cart's events to the vocabulary.
import '#shared/cart/events.ts'
import type { Address } from '#shared/address/wire/address.ts'
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import type { Totals, TotalsRow } from '#shared/cart/wire/totals.ts'
import type { Catalogue, Category, Facet } from '#shared/catalogue/wire/catalogue.ts'
import type { QueryReading } from '#shared/catalogue/wire/query-reading.ts'
import type { Credit } from '#shared/checkout/wire/credit.ts'
import type { KeptPoint, LastOrder, OrderLine } from '#shared/checkout/wire/order.ts'
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'
import type { DeliverySlot, ShippingMethod } from '#shared/checkout/wire/shipping.ts'
import type { CardProduct } from '#shared/product/rules/card-product.ts'
import type { BundleOption } from '#shared/product/wire/bundle.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import type * as goods from '#shared/product/wire/goods.ts'
import type * as line from '#shared/product/wire/line-parts.ts'
import type { Measure } from '#shared/product/wire/measure.ts'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { SetMember } from '#shared/product/wire/set.ts'
import type { TeamWear } from '#shared/product/wire/team-wear.ts'
import type { TierPrice } from '#shared/product/wire/tier-price.ts'
import type { Attribute, Variant } from '#shared/product/wire/variant.ts'
import type { Customer, Session } from '#shared/session/wire/session.ts'
import type { WishlistItem } from '#shared/session/wire/wishlist.ts'
import type * as state from '#shared/state/challenge.ts'
import type { Facts } from '#shared/wire/answer-parts.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import type { ListView } from '#stores/catalogue/offered.ts'
import type { CheckoutView } from '#stores/checkout/offered.ts'
import type { ProductView } from '#stores/product/offered.ts'
import type { PublicApi, Verbs } from './public-api.ts'

/** Types of the web platform. */
type Platform = Element | Error | Date | AbortSignal | URLSearchParams

/** Resolves a type to types that TypeScript knows everywhere. */
type Whole<Type> = Type extends Platform
  ? Type
  : Type extends (...given: infer Given) => infer Answer
    ? (...given: Whole<Given>) => Whole<Answer>
    : Type extends Promise<infer Value>
      ? Promise<Whole<Value>>
      : Type extends object
        ? { [Key in keyof Type]: Whole<Type[Key]> }
        : Type

/** The shopper's last order, as the confirmation shows it. */
export type Order = LastOrder
/** The parsed settings of `#touchline-page`, with defaults. CONTRACT.md describes each of them. */
export type PageSettings = PageConfig

/** Declared for its return type only, which the compiler has to write out; `scripts/types/host-contract.ts` reads the result. */
declare function write<Type>(): Whole<Type>

/** The members of a union as keys, since the compiler would write a union of strings by its name. */
export const FailureKind = write<Record<failure.FailureKind, 0>>()
/** See `FailureKind`. */
export const MessageCode = write<Record<failure.MessageCode, 0>>()
/** See `FailureKind`. */
export const ProductType = write<Record<goods.ProductType, 0>>()
/** See `FailureKind`. */
export const ProductKind = write<Record<goods.ProductKind, 0>>()
/** See `FailureKind`. */
export const AnalyticsName = write<Record<vocabulary.AnalyticsName, 0>>()
/** See `FailureKind`. */
export const ChallengedForm = write<Record<state.ChallengedForm, 0>>()
/** See `FailureKind`. */
export const Device = write<Record<device.Device, 0>>()
/** See `FailureKind`. */
export const ShapeName = write<Record<adapter.ShapeName, 0>>()
/** The types of values passed to host code, by their name in the file. */
export const types = {
  Failure: write<failure.Failure>(),
  Facts: write<Facts>(),
  Address: write<Address>(),
  Delivery: write<Delivery>(),
  Price: write<goods.Price>(),
  CartLine: write<CartLine>(),
  Cart: write<Cart>(),
  LineChoice: write<line.LineChoice>(),
  LinePart: write<line.LinePart>(),
  LinePersonalisation: write<line.LinePersonalisation>(),
  LinePlayer: write<line.LinePlayer>(),
  NewLine: write<line.NewLine>(),
  TotalsRow: write<TotalsRow>(),
  Totals: write<Totals>(),
  Customer: write<Customer>(),
  WishlistItem: write<WishlistItem>(),
  Session: write<Session>(),
  CatalogueItem: write<CatalogueItem>(),
  Facet: write<Facet>(),
  Category: write<Category>(),
  QueryReading: write<QueryReading>(),
  Catalogue: write<Catalogue>(),
  Attribute: write<Attribute>(),
  Variant: write<Variant>(),
  TierPrice: write<TierPrice>(),
  Measure: write<Measure>(),
  PersonalisationGroup: write<PersonalisationGroup>(),
  BundleOption: write<BundleOption>(),
  SetMember: write<SetMember>(),
  TeamWear: write<TeamWear>(),
  Product: write<Product>(),
  DeliverySlot: write<DeliverySlot>(),
  ShippingMethod: write<ShippingMethod>(),
  Credit: write<Credit>(),
  PaymentMethod: write<PaymentMethod>(),
  KeptPoint: write<KeptPoint>(),
  OrderLine: write<OrderLine>(),
  Order: write<Order>(),
  PageSettings: write<PageSettings>(),
  OptionFault: write<OptionFault>(),
  ErrorContext: write<Omit<ErrorReport, 'error'>>(),
  MountInfo: write<MountInfo>(),
  CardProduct: write<CardProduct>(),
  CardContext: write<productSlots.CardContext>(),
  ProductContext: write<productSlots.ProductContext>(),
  LineContext: write<cartSlots.LineContext>(),
  CartContext: write<cartSlots.CartContext>(),
  TileContext: write<slots.TileContext>(),
  PartContext: write<slots.PartContext>(),
  AddressFieldChange: write<slots.AddressFieldChange>(),
  AddressExtension: write<slots.AddressExtension>(),
  CheckoutExtension: write<slots.CheckoutExtension>(),
  Slots: write<slots.Slots>(),
  ListView: write<ListView>(),
  ProductView: write<ProductView>(),
  CheckoutView: write<CheckoutView>(),
  Challenge: write<challenge.Challenge>(),
  Announcement: write<Announcement>(),
  AnalyticsItem: write<AnalyticsItem>(),
  AnalyticsEvent: write<AnalyticsEvent>(),
  Basket: write<Basket>(),
  Events: write<Events>(),
  AdapterPage: write<adapter.AdapterPage>(),
  AdapterRequest: write<adapter.AdapterRequest>(),
  ChangedRequest: write<adapter.ChangedRequest>(),
  OwnRequest: write<adapter.OwnRequest>(),
  AdapterSend: write<adapter.AdapterSend>(),
  AdapterRule: write<adapter.AdapterRule>(),
  AdapterShape: write<adapter.AdapterShape>(),
  Verbs: write<Verbs>(),
  BesideVerbs: write<Omit<PublicApi, keyof Verbs>>(),
}
