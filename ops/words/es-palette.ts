import type { Words } from './en.ts'

export const palette: Words['palette'] = {
  what: 'Nombre, teléfono, dirección, reclamo, referencia, pantalla…',
  results: 'Resultados',
  goTo: 'Ir a',
  jobs: 'Trabajos',
  requests: 'Solicitudes',
  people: 'Personas',
  doing: 'Acciones',
  type: (least) => `Escriba al menos ${least} caracteres para buscar trabajos, solicitudes y personas.`,
  failed: 'La búsqueda no está disponible ahora. Todavía puede elegir pantallas y acciones.',
  searching: 'Buscando…',
  foundBy: ({ name, number }) => `${name ?? 'Otra persona'} también llamó por él (${number})`,
  none: (typed) => `No hay resultados para “${typed}”.`,
  found: ({ jobs, requests, people, others }) =>
    `${jobs} ${jobs === 1 ? 'trabajo' : 'trabajos'}, ${requests} ${requests === 1 ? 'solicitud' : 'solicitudes'}, ${people} ${people === 1 ? 'persona' : 'personas'}, ${others} pantallas y acciones.`,
  actions: {
    newCall: { label: 'Nueva llamada', also: 'teléfono cliente trabajo' },
    addPerson: { label: 'Agregar persona', also: 'empleado invitar nueva' },
    newRole: { label: 'Rol nuevo', also: 'permiso nuevo' },
    localNumbers: {
      label: 'Números locales',
      also: 'configuración servicios teléfono luz gas agua drenaje confirmar llamada',
    },
    profile: { label: 'Su perfil', also: 'yo foto firma certificaciones alertas' },
    password: { label: 'Cambiar la contraseña', also: 'seguridad' },
    devices: { label: 'Sus dispositivos', also: 'sesiones cerrar sesión en todos' },
    light: { label: 'Colores claros', also: 'tema día blanco' },
    dark: { label: 'Colores oscuros', also: 'tema noche negro' },
    system: { label: 'Colores del dispositivo', also: 'tema sistema' },
    keys: { label: 'Mostrar los atajos del teclado', also: 'atajos ayuda' },
    signOut: { label: 'Cerrar sesión', also: 'salir' },
  },
}
