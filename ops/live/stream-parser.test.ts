import { expect, test } from 'vitest'
import { createStreamParser } from './stream-parser.ts'

const stream =
  ': connected\n\nid: 7\nevent: lead.received\ndata: {"id":"7"}\n\n:\n\nid: 8\r\nevent: lead.moved\r\ndata: one\r\ndata: two\r\n\r\n'
const messages = [
  { id: '7', event: 'lead.received', data: '{"id":"7"}' },
  { id: '8', event: 'lead.moved', data: 'one\ntwo' },
]

test('messages are read, and heartbeats are not messages', () => {
  expect(createStreamParser().push(stream)).toEqual(messages)
})

test('it does not matter where the network breaks the stream', () => {
  for (let size = 1; size < stream.length; size++) {
    const parser = createStreamParser()
    const read = []
    for (let at = 0; at < stream.length; at += size) read.push(...parser.push(stream.slice(at, at + size)))
    expect(read).toEqual(messages)
  }
})

test('a message that has not ended yet is not given out', () => {
  const parser = createStreamParser()
  expect(parser.push('id: 1\ndata: half')).toEqual([])
  expect(parser.push('\n')).toEqual([])
  expect(parser.push('\n')).toEqual([{ id: '1', event: 'message', data: 'half' }])
})

test('the id stays until another comes, the event name does not', () => {
  const parser = createStreamParser()
  parser.push('id: 1\nevent: lead.noted\ndata: a\n\n')
  expect(parser.push('data: b\n\n')).toEqual([{ id: '1', event: 'message', data: 'b' }])
})
