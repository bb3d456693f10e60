import { expect, it } from 'vitest'
import { responseTimeGrade } from './response-time-grade'

it.each([
  [-1, 'channel.response.untested'],
  [0, 'channel.response.untested'],
  [1, 'channel.response.fast'],
  [1000, 'channel.response.fast'],
  [1001, 'channel.response.fair'],
  [3000, 'channel.response.fair'],
  [3001, 'channel.response.slow'],
  [5000, 'channel.response.slow'],
  [5001, 'channel.response.verySlow'],
])('response time grade: %d ms is %s', (ms, label) => expect(responseTimeGrade(ms).label).toBe(label))

it('response time grade: five grades, each with a tone and a word of its own', () => {
  const grades = [0, 900, 2900, 4900, 5100].map(responseTimeGrade)
  expect(grades.map(({ tone }) => tone)).toEqual(['neutral', 'good', 'fair', 'warning', 'bad'])
  expect(new Set(grades.map(({ label }) => label)).size).toBe(5)
})
