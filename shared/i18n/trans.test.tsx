// Tests sentences with tags, as the macro produces them and with the tags reordered by a translation.
import { renderToStaticMarkup } from 'react-dom/server'
import { Trans as Sentence } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { beforeEach, expect, test } from 'vitest'
import { activate, addMessages } from './i18n.ts'
import { Texts } from './Texts.tsx'

beforeEach(() => activate('en_GB'))

test('tags of the code are drawn', () => {
  const name = 'Ada'
  const view = (
    <Trans>
      Dear {name}, read{' '}
      <a href="/more">
        more <b>here</b>
      </a>
      .<br /> Bye
    </Trans>
  )
  expect(renderToStaticMarkup(<Texts>{view}</Texts>)).toBe('Dear Ada, read <a href="/more">more <b>here</b></a>.<br/> Bye')
})

test('a translation may put them elsewhere, and one that the code does not have is only its text', () => {
  addMessages({ turned: ['<1>zwei</1> <0>eins</0> <7>drei</7>'] })
  expect(
    renderToStaticMarkup(
      <Texts>
        <Sentence id="turned" components={{ 0: <b />, 1: <i /> }} />
      </Texts>,
    ),
  ).toBe('<i>zwei</i> <b>eins</b> drei')
})
