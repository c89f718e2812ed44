import type { Samples } from '../../test/samples.ts'

export const samples: Samples = {
  fields: { spaceId: 'customerSpaceId' },
  filtering: ['listAllCalendarEvents', 'listAvailability'],
  unaudited: ['createCalendarImportPreview'],
}
