/** What a couple fills in; the texts of empty fields are empty. `website` is a trap for programs. */
export interface BookingValues {
  startAt: string | null
  name: string
  email: string
  phone: string
  weddingDate: string
  guestCount: string
  message: string
  website: string
}

export const emptyBooking: BookingValues = {
  startAt: null,
  name: '',
  email: '',
  phone: '',
  weddingDate: '',
  guestCount: '',
  message: '',
  website: '',
}
