import { act } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { translate, TRANSLATORS, withoutMarks, type TranslatorName } from '../../checks/translator'
import { tolerateTranslators } from './translated-texts'
import { render } from '../../checks/render'

beforeAll(() => tolerateTranslators(document.body))

/** Lets the observers run. */
const observed = () => act(async () => {})

/** Shows `before`, translates it, shows `after`, and returns what is seen then, without the marks of a translation. */
async function textAfter(name: TranslatorName, before: ReactNode, after: ReactNode): Promise<string> {
  const { rerender, container } = render(before)
  translate(container, name)
  await observed()
  expect(container.textContent).toContain('‹')
  rerender(after)
  await observed()
  return withoutMarks(container.textContent)
}

const names = Object.keys(TRANSLATORS).filter((name): name is TranslatorName => name in TRANSLATORS)
const worth = (amount: string, more?: ReactNode) => (
  <p>
    Worth {amount} {more} now
  </p>
)

/** Text without an element of its own. */
function Keyed({ children }: { children: string }) {
  return children
}

const keyed = (...texts: string[]) => (
  <p>
    {texts.map((text) => (
      <Keyed key={text}>{text}</Keyed>
    ))}
  </p>
)

describe.each(names)('translated texts, %s', (name) => {
  it.each([
    { what: 'a text among others changes', from: worth('$1'), to: worth('$100'), seen: 'Worth $100  now' },
    { what: 'nothing changes', from: worth('$1'), to: worth('$1'), seen: 'Worth $1  now' },
    {
      what: 'an element is inserted before a text',
      from: worth('$1'),
      to: worth('$1', <b>more</b>),
      seen: 'Worth $1 more now',
    },
    {
      what: 'an element between texts is removed',
      from: worth('$1', <b>more</b>),
      to: worth('$1'),
      seen: 'Worth $1  now',
    },
    { what: 'a text is removed', from: worth('$1', 'or less'), to: worth('$1'), seen: 'Worth $1  now' },
    {
      what: 'a text becomes an element',
      from: worth('$1', 'x'),
      to: worth('$1', <i>y</i>),
      seen: 'Worth $1 y now',
    },
    { what: 'the only text of an element changes', from: <p>old</p>, to: <p>new</p>, seen: 'new' },
    {
      what: 'an only text is joined by others',
      from: <p>old</p>,
      to: <p>{['old', ' too']}</p>,
      seen: 'old too',
    },
    { what: 'a text becomes blank', from: <p>{['a', 'b']}</p>, to: <p>{['a', '']}</p>, seen: 'a' },
    { what: 'a fragment of texts is removed', from: <>a{'b'}c</>, to: <>c</>, seen: 'c' },
    { what: 'everything is removed', from: worth('$1'), to: null, seen: '' },
    { what: 'texts change their order', from: keyed('x', 'y'), to: keyed('y', 'x'), seen: 'yx' },
  ])('$what', async ({ from, to, seen }) => {
    expect(await textAfter(name, from, to)).toBe(seen)
  })

  it('a text changes again and again, and is translated each time', async () => {
    const { rerender, container } = render(worth('$1'))
    for (const amount of ['$2', '$3', '$3', '$4']) {
      translate(container, name)
      await observed()
      rerender(worth(amount))
      await observed()
      expect(withoutMarks(container.textContent)).toBe(`Worth ${amount}  now`)
    }
  })
})

it('translated texts: a translation that is taken back leaves the texts', async () => {
  const { container, rerender } = render(worth('$1'))
  translate(container)
  await observed()
  for (const font of container.querySelectorAll('p > font')) font.remove()
  await observed()
  expect(container.textContent).toBe('Worth $1  now')
  rerender(worth('$2'))
  expect(container.textContent).toBe('Worth $2  now')
})

it('translated texts: one translation of several texts goes with each of them', async () => {
  const { container, rerender } = render(worth('$1'))
  const [first, ...others] = container.querySelector('p')?.childNodes ?? []
  const font = document.createElement('font')
  font.textContent = '‹all of it›'
  for (const text of others) text.remove()
  first?.replaceWith(font)
  await observed()
  expect(container.textContent).toBe('‹all of it›')
  rerender(worth('$2'))
  await observed()
  expect(container.textContent).toBe('Worth $2  now')
})

const never = new Promise<never>(() => {})
function Amount({ isWaiting }: { isWaiting: boolean }) {
  if (isWaiting) throw never
  return <>Worth {'$1'}</>
}
const suspending = (isWaiting: boolean) => (
  <Suspense fallback={<i>wait</i>}>
    <Amount isWaiting={isWaiting} />
  </Suspense>
)

it('translated texts: what is suspended and shown again is whole', async () => {
  const { container, rerender } = render(suspending(false))
  translate(container)
  await observed()
  rerender(suspending(true))
  await observed()
  expect(withoutMarks(container.textContent)).toBe('wait')
  rerender(suspending(false))
  await observed()
  expect(withoutMarks(container.textContent)).toBe('Worth $1')
})
