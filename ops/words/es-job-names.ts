/** The groups of facts, by their English title. */
export const groups: Readonly<Record<string, string>> = {
  'What happened': 'Qué pasó',
  When: 'Cuándo',
  'How much': 'Cuánto',
  Hazards: 'Peligros',
  'Fire and police': 'Bomberos y policía',
  Property: 'Propiedad',
  'Access and utilities': 'Acceso y servicios',
  Call: 'Llamada',
  Customer: 'Cliente',
  'Owner, if someone else': 'Dueño, si es otra persona',
  Claim: 'Reclamo',
  Agent: 'Agente',
  Adjuster: 'Ajustador',
  Commercial: 'Comercial',
  'Referral and tags': 'Recomendación y etiquetas',
}

/** What a stage requires, by its key. */
export const gates: Readonly<Record<string, string>> = {
  'visit-planned': 'Una visita con hora y persona',
  arrived: 'Alguien llegó a la propiedad',
  'work-authorization': 'Autorización del trabajo firmada',
  'notice-of-cancellation': 'Aviso de cancelación entregado',
  'time-to-cancel': 'Pasó el último día para cancelar, o está escrita la declaración de emergencia',
  rooms: 'Habitaciones, una lectura de referencia y equipos registrados',
  'points-at-goal': 'Cada punto en su meta, o una excepción anotada',
  'photo-audit': 'Lista de fotos completa',
  'drying-certificate': 'Certificado de secado emitido',
  'nothing-open': 'Un saldo de cero',
  satisfaction: 'Certificado de terminación firmado',
}
