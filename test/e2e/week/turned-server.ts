import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { turnClock } from './turn-clock.ts'

// Loaded ahead of the server, by --import.
turnClock(Number(process.env['CLOCK_OFF_BY']))

// Node writes the date of an answer by a clock of its own, and devices correct theirs by it.
subscribe('http.server.request.start', (message) => {
  const response = message instanceof Object && 'response' in message && message.response
  if (response instanceof ServerResponse) response.setHeader('date', new Date().toUTCString())
})
