export type Sample = { labels?: Readonly<Record<string, string>>; value: number; suffix?: string }

export type Metric = {
  name: string
  help: string
  type: 'gauge' | 'counter' | 'histogram'
  samples: readonly Sample[]
}

/** The text format that Prometheus reads. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.map(writeMetric).join('')
}

export function gauge(name: string, help: string, ...samples: Sample[]): Metric {
  return { name, help, type: 'gauge', samples }
}

function writeMetric({ name, help, type, samples }: Metric) {
  const lines = samples.map(
    ({ labels = {}, value, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${value}`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.map((line) => `${line}\n`).join('')}`
}

function writeLabels(labels: Readonly<Record<string, string>>) {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`)
  return written.length > 0 ? `{${written.join(',')}}` : ''
}

function escape(value: string) {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
