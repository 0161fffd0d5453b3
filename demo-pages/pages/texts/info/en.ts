// Delivery, payment, returns, clubs, the shop itself and its small print, in English; its type is what the others fill.
export interface InfoValues {
  fee: string
  from: string
}

export interface InfoText {
  title: string
  intro: string
  sections: readonly { title: string; text: string }[]
}

export type InfoSlug = 'delivery' | 'payment' | 'returns' | 'team-orders' | 'about' | 'terms' | 'privacy'
export type InfoTexts = (values: InfoValues) => Record<InfoSlug, InfoText>

export const en: InfoTexts = ({ fee, from }) => ({
  delivery: {
    title: 'Delivery',
    intro: 'Ordered before 22:00 on a working day, delivered the next working day.',
    sections: [
      { title: 'What it costs', text: `Delivery is ${fee} an order and free from ${from}. You see the exact amount before you pay.` },
      {
        title: 'When it comes',
        text: 'At the checkout you choose the day and the part of the day that suit you. Printed and strung goods leave our workshop two working days later.',
      },
      {
        title: 'Nobody at home?',
        text: 'The driver tries a neighbour, then takes the parcel to a point nearby, where it waits for seven days.',
      },
    ],
  },
  payment: {
    title: 'Ways to pay',
    intro: 'You pay on the page of the payment provider. We never see a card number.',
    sections: [
      {
        title: 'At once',
        text: 'After you press the order button the provider takes over. When the payment is confirmed, the order goes straight to our warehouse.',
      },
      {
        title: 'By bank transfer',
        text: 'We send you our account number with the confirmation and ship as soon as the amount has arrived.',
      },
      { title: 'When a payment fails', text: 'Nothing is lost: your cart comes back as it was, and you can pay another way.' },
    ],
  },
  returns: {
    title: 'Returns',
    intro: 'You have 14 days after delivery to change your mind, without giving a reason.',
    sections: [
      {
        title: 'How it works',
        text: 'Write to us with your order number. You get a label, hand the parcel in, and have your money back within 14 days.',
      },
      {
        title: 'What cannot come back',
        text: 'Goods made for you, with a name, a number, or strings at your tension, unless something is wrong with them.',
      },
      { title: 'Something is broken', text: 'Send us a photo. We repair it, replace it, or pay you back, whichever helps you most.' },
    ],
  },
  'team-orders': {
    title: 'Team orders',
    intro: 'From five players to a whole club: one order, one delivery, every name spelt right.',
    sections: [
      {
        title: 'Send us your list',
        text: 'Names, numbers and sizes in any form you have. We check it with you before anything is printed.',
      },
      {
        title: 'Better prices',
        text: 'Many products are cheaper from 5, 10 or 25 pieces. The product page shows the prices; for a whole club we make an offer.',
      },
      { title: 'Order again', text: 'We keep your design for three seasons, so that a new player looks like the rest.' },
    ],
  },
  about: {
    title: 'About us',
    intro: 'Touchline began beside a muddy pitch, with a boot full of balls and a stringing machine.',
    sections: [
      {
        title: 'People who play',
        text: 'At our desk you find a goalkeeper, two padel players, a marathon runner and a referee. Ask them anything.',
      },
      {
        title: 'Our own workshop',
        text: 'We print and string ourselves. That is why it is quick, and why we can put it right when it is not.',
      },
      {
        title: 'A demonstration',
        text: 'This shop exists to show what the Touchline widgets can do. Brands, orders and payments are invented.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    intro: 'The rules between you and us, in words that can be read.',
    sections: [
      { title: 'The contract', text: 'Your order is binding once you press the order button. We confirm it by e-mail within 15 minutes.' },
      {
        title: 'Prices',
        text: `All prices include VAT. Delivery is ${fee} and free from ${from}. A crossed-out price is the lowest of the 30 days before.`,
      },
      {
        title: 'Withdrawal',
        text: 'You may withdraw within 14 days after delivery. This does not hold for goods made or strung to your order.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    intro: 'We keep what an order needs, and nothing else.',
    sections: [
      {
        title: 'What we store',
        text: 'Name, address and e-mail of an order, as long as the law asks for it. Payment data stays with the payment provider.',
      },
      {
        title: 'Cookies',
        text: 'Only those that make the cart, the wishlist and the login work. They end after seven days. There is no tracking before you say yes.',
      },
      { title: 'Your rights', text: 'Ask us what we know of you, have it corrected or deleted: one e-mail is enough.' },
    ],
  },
})
