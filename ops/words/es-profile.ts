import type { OwnField } from '#domain/employees/employee-fields.ts'
import { maxPhotoMegabytes } from '#domain/photos/photo-limits.ts'
import type { Words } from './en.ts'

export const profile: Words['profile'] = {
  title: 'Perfil',
  parts: 'Secciones del perfil',
  part: {
    you: 'Datos personales',
    signature: 'Firma',
    password: 'Contraseña',
    security: 'Verificación en dos pasos',
    devices: 'Dispositivos',
    alerts: 'Alertas',
    reading: 'Pantalla',
    certifications: 'Certificaciones',
  },
  failed: 'No se pudo cargar su perfil',
  page: 'página',
  conflict: 'Sus cambios siguen aquí y los demás campos ya están actualizados. Revíselos y guarde.',

  picture: {
    title: 'Foto',
    lead: 'La ven sus compañeros de trabajo. La recortamos en un cuadrado y quitamos los datos de lugar y fecha.',
    choose: 'Elegir una foto',
    replace: 'Cambiar la foto',
    remove: 'Quitar la foto',
    uploading: 'Subiendo...',
    kept: 'Foto guardada',
    removed: 'Foto eliminada',
    none: 'Todavía no hay foto. Se muestran sus iniciales.',
    tooLarge: `Esta foto pesa más de ${maxPhotoMegabytes} MB. Elija una más pequeña.`,
  },
  you: {
    name: 'Nombre y apellido',
    nameLead: 'La oficina administra su nombre de usuario, su cargo y sus roles.',
    fields: {
      first_name: 'Nombre',
      last_name: 'Apellido',
      name: 'Nombre para mostrar',
      mobile: 'Celular',
      email: 'Correo electrónico',
      languages: 'Idiomas que habla',
      emergency_contact: 'Contacto de emergencia',
      home_town: 'Ciudad de residencia',
      bio: 'Biografía',
    } satisfies Record<OwnField, string>,
    calledHint: 'Lo ven sus compañeros y aparece en el sitio web',
    contact: 'Contacto',
    contactLead: 'Para sus compañeros y para las alertas. No aparece en el sitio web.',
    private: 'Privado',
    privateLead: 'Visible para usted y para quienes pueden editar los datos del personal.',
    website: 'Sitio web',
    shown: 'Usted aparece en el sitio web con esta biografía.',
    notShown: 'Usted no aparece en el sitio web. Si eso cambia, esta biografía aparecerá con su nombre.',
    saved: 'Perfil guardado',
  },

  signature: {
    title: 'Su firma',
    lead: 'Dibújela una vez y firme los formularios con su PIN. Se guarda cifrada y nadie puede verla sin el PIN.',
    none: 'Todavía no tiene firma.',
    set: (when) => `Agregada: ${when}`,
    show: 'Mostrar la firma',
    again: 'Dibujar una firma nueva',
    newPin: 'Crear un PIN nuevo',
    remove: 'Eliminar la firma',
    draw: 'Dibuje con el dedo, un lápiz óptico o el mouse.',
    pad: (strokes) => (strokes === 0 ? 'Recuadro de firma vacío' : `Firma de ${strokes} trazos`),
    undo: 'Deshacer',
    clear: 'Borrar',
    typeInstead: 'Escribir el nombre en su lugar',
    drawInstead: 'Dibujarla en su lugar',
    typed: 'Su nombre como firma',
    empty: 'Dibuje su firma o escriba su nombre.',
    pin: 'PIN',
    pinHint: 'De cuatro a ocho dígitos que no use en ningún otro lugar',
    pinAgain: 'Confirme el PIN',
    pinDiffers: 'Los PIN no coinciden.',
    password: 'Su contraseña',
    passwordHint: 'Así nadie podrá firmar por usted en un dispositivo desbloqueado.',
    save: 'Guardar la firma',
    savePin: 'Guardar el PIN',
    saved: 'Firma guardada',
    pinSaved: 'PIN nuevo guardado',
    removed: 'Firma eliminada',
    showTitle: 'Mostrar su firma',
    open: 'Mostrar',
    removeTitle: '¿Eliminar su firma?',
    removeWords:
      'Los formularios que ya firmó seguirán firmados. Para volver a firmar, tendrá que agregar una firma nueva.',
  },

  password: {
    title: 'Cambiar su contraseña',
    lead: 'Al cambiarla, se cierra la sesión en sus otros dispositivos.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    hint: (least) => `Al menos ${least} caracteres. Varias palabras seguidas son fáciles de recordar.`,
    tooShort: (least) => `Use al menos ${least} caracteres.`,
    same: 'Elija una contraseña distinta de la actual.',
    missing: 'Escriba su contraseña actual.',
    save: 'Cambiar la contraseña',
    saving: 'Cambiando...',
    saved: 'Contraseña cambiada',
    ended: (count) =>
      count === 0
        ? 'No tenía la sesión abierta en ningún otro dispositivo.'
        : count === 1
          ? 'Se cerró la sesión en otro dispositivo.'
          : `Se cerró la sesión en otros ${count} dispositivos.`,
  },

  devices: {
    title: 'Dónde tiene la sesión abierta',
    lead: 'Si perdió un dispositivo o ve uno que no reconoce, primero bórrelo aquí. Después cambie su contraseña.',
    failed: 'No se pudieron cargar sus dispositivos',
    this: 'Este dispositivo',
    seen: (when) => `Última actividad: ${when}`,
    since: (when) => `sesión iniciada: ${when}`,
    kept: 'la sesión no vence',
    signOut: 'Cerrar sesión',
    signOutWhat: (device) => `Cerrar sesión en ${device}`,
    signedOut: (device) => `Se cerró la sesión en ${device}`,
    erase: 'Borrar',
    eraseWhat: (device) => `Borrar ${device}`,
    eraseTitle: (device) => `¿Borrar ${device}?`,
    eraseRead:
      'La sesión se cierra ahora. La próxima vez que el dispositivo se conecte con el servidor, se borran las solicitudes y fotos que descargó, y las notas y formularios que se escribieron ahí sin guardar.',
    eraseUnsent:
      'Las notas, fotos y pasos que se guardaron ahí y no se enviaron se quedan en el dispositivo, bloqueados. Se envían cuando usted vuelva a iniciar sesión ahí.',
    eraseAction: 'Cerrar sesión y borrar',
    erased: (device) =>
      `Se cerró la sesión en ${device} y sus datos se borrarán cuando se conecte con el servidor`,
    others: 'Cerrar las demás sesiones',
    othersTitle: '¿Cerrar la sesión en todos los demás dispositivos?',
    othersWords:
      'Cada dispositivo volverá a pedir su contraseña de inmediato. Lo que ya guardó no se pierde.',
    unknown: 'Dispositivo desconocido',
    none: 'No tiene la sesión abierta en ningún otro dispositivo.',
  },

  alerts: {
    ways: 'Cómo recibe las alertas',
    waysLead: 'Cuando una solicitud necesita su atención. Las alertas siempre aparecen en el portal.',
    mail: 'Correo electrónico',
    mailTo: (address) => (address ? `A ${address}.` : 'Todavía no ha agregado un correo electrónico.'),
    text: 'Mensaje de texto',
    textTo: (number) => (number ? `Al ${number}.` : 'Todavía no ha agregado un número de celular.'),
    quiet: 'Horario de descanso',
    device: {
      title: 'Notificaciones en este dispositivo',
      lead: 'No muestran nombres, direcciones ni números de teléfono.',
      states: {
        on: 'Las notificaciones están activadas. Este dispositivo le avisa cuando una solicitud necesita respuesta o se le asigna, y cuando una visita suya se programa, se cambia o se cancela, hasta que cierre la sesión aquí.',
        off: 'Las notificaciones están desactivadas en este dispositivo.',
        blocked:
          'Este navegador bloquea las notificaciones. Permítalas para este sitio en la configuración del navegador y vuelva a cargar esta página.',
        install:
          'En un iPhone o iPad, primero agregue el portal a la pantalla de inicio. Toque Compartir y luego Agregar a inicio. Abra el portal desde ahí y active las notificaciones.',
        unsupported:
          'Este navegador no puede mostrar notificaciones. Use una versión actual de Chrome, Edge, Firefox o Safari.',
      },
      turnOn: 'Activar notificaciones',
      turnOff: 'Desactivar notificaciones',
      failed: 'No se pudieron activar las notificaciones',
      failedWords: 'Revise su conexión e inténtelo de nuevo. Si no funciona, pruebe con otro navegador.',
    },
    quietLead:
      'En este horario no recibe correos, mensajes de texto ni notificaciones, a menos que esté de guardia.',
    isQuiet: 'Usar horario de descanso',
    from: 'Desde',
    until: 'Hasta',
    zone: 'En la zona horaria de la empresa',
    saved: 'Preferencias guardadas',
  },

  reading: {
    lead: 'Se guarda en este dispositivo. Los cambios se aplican de inmediato.',
    contrast: 'Contraste',
    contrastLead: 'El contraste alto hace que el texto y las líneas se vean mejor, por ejemplo, bajo el sol.',
    contrasts: { usual: 'Estándar', more: 'Alto', system: 'Igual que el dispositivo' },
    size: 'Tamaño del texto',
    sizes: { '100': 'Estándar', '115': 'Grande', '130': 'Muy grande' },
    language: 'Idioma',
    languageLead:
      'Se aplica en todos sus dispositivos. Las pantallas para el trabajo de campo están traducidas. Las de la oficina están en inglés.',
    languageFailed: 'No se pudo cambiar el idioma',
    sample: 'Vista previa',
    sampleName: 'Agua en el sótano',
    sampleWords: 'Espera la primera llamada desde hace 12 minutos',
  },
}
