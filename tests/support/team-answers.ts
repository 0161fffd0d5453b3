// Answers about team orders as a host sends them, whole and right; a test changes the part it is about.

/** One team order of three players: one of each state that leaves something to do, and one who has ordered. */
export function teamsAnswer(part: object = {}) {
  const worn = [
    { name: 'Home shirt', size: 'M' },
    { name: 'Socks', size: '39-42' },
  ]
  return {
    items: [
      {
        id: 7,
        title: 'Under 12',
        kit: 'Team kit',
        closes_on: '2026-12-01',
        is_open: true,
        link: 'https://shop.test/nl/account/team#7.abcdefghijklmnopqrstuvwxyz',
        players: [
          { id: 1, name: 'ANNA', number: '7', state: 'ordered', sizes: worn },
          { id: 2, name: 'BO', number: '9', state: 'approved', sizes: worn },
          { id: 3, name: 'CLEO', number: '11', state: 'waiting', sizes: worn },
        ],
      },
    ],
    sources: [
      { id: 'cart-5', name: 'Team kit', players: 2, is_ordered: false },
      { id: 'order-4', name: 'Team kit', players: 1, is_ordered: true },
    ],
    first_day: '2026-11-23',
    last_day: '2027-05-22',
    ...part,
  }
}

/** What the link opens, before anything was entered. */
export function openedTeamAnswer(part: object = {}) {
  return {
    title: 'Under 12',
    kit: 'Team kit',
    closes_on: '2026-12-01',
    is_open: true,
    needs_number: true,
    parts: [
      {
        product_id: 31,
        name: 'Home shirt',
        sizes: [
          { value: '3:11', label: 'M' },
          { value: '3:12', label: 'L' },
        ],
      },
    ],
    entry: null,
    ...part,
  }
}
