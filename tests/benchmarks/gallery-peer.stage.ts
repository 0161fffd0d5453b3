// The peer's page: a gallery of swiper, and of keen-slider alone. Bundled by gallery.ts, which starts them.
import KeenSlider from 'keen-slider'
import Swiper from 'swiper'
import { A11y, Keyboard, Navigation, Thumbs } from 'swiper/modules'

const part = (root: string, name: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`${root} ${name}`)
  if (!element) throw new Error(`There is no ${name} in ${root}`)
  return element
}

/** The features of ours: arrows, keys, thumbnails, and texts for screen readers. */
function startSwiper(root: string): Swiper {
  const thumbs = new Swiper(part(root, '.peer-thumbs'), { slidesPerView: 6, watchSlidesProgress: true })
  return new Swiper(part(root, '.peer-main'), {
    modules: [A11y, Keyboard, Navigation, Thumbs],
    keyboard: true,
    navigation: { prevEl: part(root, '.peer-back'), nextEl: part(root, '.peer-on') },
    thumbs: { swiper: thumbs },
  })
}

/** Two strips without arrows, keys or texts for screen readers. */
function startKeen(root: string): unknown {
  return [new KeenSlider(part(root, '.peer-thumbs'), { slides: { perView: 6 } }), new KeenSlider(part(root, '.peer-main'))]
}

Object.assign(window, { startSwiper, startKeen })
