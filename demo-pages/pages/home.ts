// The home page: a large picture, the departments, new products, reduced products, and reasons to buy here.
import { getListing } from '../catalogue/listing.ts'
import { getNewItems, getReducedItems } from '../catalogue/related.ts'
import { brandLogo, brandLogoUrl } from '../pictures/brands/brand-logo.ts'
import { brands } from '../pictures/brands/brands.ts'
import type { HostContext } from '../host/context.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './markup.ts'
import type { Page, Screen } from './page.ts'
import { icon } from './parts/icons.ts'
import { picture, scene } from './parts/picture.ts'
import { productRow } from './parts/product-row.ts'
import { promiseBar } from './parts/promises.ts'
import { sceneOf } from './scene-of.ts'

/** `/` */
export async function showHome(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { db } = frame.host
  const shoesId = page.departments.find(({ code }) => code === 'shoes')?.id ?? null
  const [fresh, reduced, shoes] = await Promise.all([
    getNewItems(db, page.store),
    getReducedItems(db, page.store),
    getListing(db, page.store, { categoryId: shoesId, pageSize: 12 }),
  ])
  const { home } = page.texts
  const link = (code: string) => page.departments.find((department) => department.code === code)?.url ?? page.link('search')
  const screen: Screen = {
    name: 'home',
    title: home.title,
    description: home.description,
    canonical: '',
    // Social networks do not all read AVIF, so the picture for shared links is WebP.
    picture: sceneOf(page.store, 'home', 'hero').replace(/avif$/, 'webp'),
    data: [
      { '@type': 'WebSite', name: 'Touchline', url: page.origin + page.link(''), potentialAction: searchAction(page) },
      { '@type': 'Organization', name: 'Touchline', url: page.origin + page.link('') },
    ],
    body: html`${hero(page, link('team-wear'), link('shoes'))} ${tiles(page)}
    ${productRow(page, { id: 'fresh', title: home.fresh, items: fresh, link: { url: page.link('search?sort=newest:desc'), name: home.freshLink }, hasTaxNote: true })}
    ${promiseBar(page)} ${stories(page)}
    ${productRow(page, { id: 'reduced', title: home.sale, items: reduced })}
    ${productRow(page, { id: 'shoes', title: home.shoes, items: shoes.catalog.items.slice(0, 8), link: { url: link('shoes'), name: home.shoesLink } })}
    ${brandList(page)}`,
  }
  return frame.show(c, page, screen)
}

function searchAction(page: Page): object {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${page.origin}${page.link('search')}?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

function hero(page: Page, team: string, shoes: string): Html {
  const { home } = page.texts
  return html`<section class="hero">
    <div class="hero-picture">${scene(sceneOf(page.store, 'home', 'hero'), sceneOf(page.store, 'home', 'tile'))}</div>
    <div class="hero-words wrap">
      <p class="hero-kicker">${home.heroKicker}</p>
      <h1>${home.heroTitle}</h1>
      <p class="hero-text">${home.heroText}</p>
      <p class="hero-links">
        <a class="button" href="${team}">${home.heroLink}</a>
        <a class="button button-plain" href="${shoes}">${home.heroSecond}</a>
      </p>
    </div>
  </section>`
}

function tiles(page: Page): Html {
  return html`<section class="tiles wrap" aria-labelledby="departments">
    <h2 id="departments">${page.texts.home.departments}</h2>
    <ul role="list">
      ${page.departments.map(
        ({ code, name, url }, index) =>
          html`<li>
            <a class="tile" href="${url}"
              >${picture(sceneOf(page.store, code, 'tile', index + 1), { alt: '', sizes: '(width >= 1024px) 16vw, (width >= 600px) 31vw, 46vw', largest: 960 }, 4 / 5)}<span
                class="tile-name"
                >${name}${icon('forward', 20)}</span
              ></a
            >
          </li>`,
      )}
    </ul>
  </section>`
}

function stories(page: Page): Html {
  const { home } = page.texts
  const group = (department: string, code: string) =>
    page.departments.find((candidate) => candidate.code === department)?.groups.find((candidate) => candidate.code === code)?.url ??
    page.link('search')
  const story = (code: string, title: string, text: string, url: string, link: string) =>
    html`<article class="story">
      ${picture(sceneOf(page.store, code, 'hero', 7), { alt: '', sizes: '(width >= 900px) 56vw, 100vw', largest: 1280 }, 16 / 7)}
      <div class="story-words">
        <h2>${title}</h2>
        <p>${text}</p>
        <a class="button button-light" href="${url}">${link}</a>
      </div>
    </article>`
  const rackets = page.departments.find(({ code }) => code === 'racket-sports')?.url ?? page.link('search')
  return html`<section class="stories wrap">
    ${story('team-wear', home.teamTitle, home.teamText, group('team-wear', 'team-packages'), home.teamLink)}
    ${story('racket-sports', home.racketTitle, home.racketText, rackets, home.racketLink)}
  </section>`
}

function brandList(page: Page): Html {
  return html`<section class="brands row wrap" aria-labelledby="brands">
    <h2 class="unseen" id="brands">${page.texts.home.brands}</h2>
    <ul role="list">
      ${brands.map(
        ({ code, name }) =>
          html`<li>
            <a href="${page.link(`search?query=${encodeURIComponent(name)}`)}"
              ><img src="${brandLogoUrl(code)}" width="${logoWidth(code)}" height="28" alt="${name}" loading="lazy" decoding="async"
            /></a>
          </li>`,
      )}
    </ul>
  </section>`
}

/** The width of a logo that is 28 pixels high, so that the layout does not shift when the logo loads. */
function logoWidth(code: string): number {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(logos.get(code) ?? '') ?? []
  return Math.round((Number(width) / Number(height)) * 28) || 120
}

const logos = new Map(brands.map((brand) => [brand.code, brandLogo(brand)]))
