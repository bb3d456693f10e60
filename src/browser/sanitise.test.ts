import { describe, expect, it } from 'vitest'
import { fragmentOf, targetIn } from './sanitise'

it.each([
  ['#install', 'install'],
  [' #install ', 'install'],
  ['#', ''],
  ['#a%20b', 'a b'],
  ['#%E5%AE%89', '安'],
  ['#100%', '100%'],
  ['#javascript:alert(1)', 'javascript:alert(1)'],
  ['#//evil.example', '//evil.example'],
  ['##', '#'],
  ['/about#install', undefined],
  ['https://ok.example/#install', undefined],
  ['?x#install', undefined],
  ['javascript:#', undefined],
  ['', undefined],
])('fragmentOf: %j gives %j', (href, fragment) => expect(fragmentOf(href)).toBe(fragment))

describe('targetIn', () => {
  const content = document.createElement('div')
  const add = (tag: string, text: string, id?: string) => {
    const element = document.createElement(tag)
    element.textContent = text
    if (id !== undefined) element.id = id
    return content.appendChild(element)
  }
  const install = add('h2', 'How to install?')
  const part = add('p', 'x', 'user-content-part')
  const words = add('h3', ' 安装 & Use ')
  add('p', 'How to install?', 'outside')

  it.each([
    ['part', part],
    ['how-to-install', install],
    ['How-To-Install', install],
    ['安装--use', words],
    ['', content],
    ['top', content],
    ['outside', undefined],
    ['user-content-part', undefined],
    ['nowhere', undefined],
    ['"], [id', undefined],
  ])('fragment %j: finds the expected element within the content', (fragment, target) =>
    expect(targetIn(content, fragment)).toBe(target),
  )
})
