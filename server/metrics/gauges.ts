import { Counter, Gauge, type Registry } from 'prom-client'

export type Gauges = ReturnType<typeof openGauges>

/** Gauges read on each scrape. Alerts and graphs use these names: renaming one breaks them silently. */
export function openGauges(registry: Registry) {
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })

  return {
    render: gauge('pages_render_seconds', 'All pages, the last time.'),
    memory: gauge('process_resident_memory_bytes', 'Memory of the process.'),
    heap: gauge('nodejs_memory_bytes', 'Memory inside and outside of the heap.', 'part'),
    uptime: gauge('process_uptime_seconds', 'Since the start.'),
    cpu: new Counter({ name: 'process_cpu_seconds_total', help: 'Time of the processor.', registers }),
    loopLag: gauge('nodejs_eventloop_lag_seconds', 'How late timers came, since the last look.', 'quantile'),
    pool: gauge(
      'database_pool_connections',
      'Connections that there are, that rest, and requests that wait for one.',
      'state',
    ),
    databaseUp: gauge('database_up', 'Whether the database answered.'),
    backlog: gauge('relay_backlog', 'Facts that were not handed on yet.'),
    quarantined: gauge('leads_quarantined', 'Requests that were quarantined.'),
    queueJobs: gauge('queue_jobs', 'Jobs by queue and state.', 'queue', 'state'),
    emailsWaiting: gauge('emails_waiting', 'Emails that are not sent yet.'),
    diskFree: gauge('disk_free_bytes', 'Room that is left where this lies.', 'disk'),
  }
}
