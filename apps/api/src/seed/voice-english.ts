import type { Voice } from './voice.ts'

const hers = [
  'Aylin', 'Charlotte', 'Priyanka', 'Mei', 'Olivia', 'Amara', 'Sofia', 'Hannah', 'Zainab', 'Chloé', 'Emily', 'Naomi', 'Isabelle', 'Grace', 'Fatima',
  'Léa', 'Abigail', 'Sienna', 'Ji-woo', 'Tamsin', 'Maëlle', 'Rosalind', 'Anneke', 'Carmen', 'Ingrid', 'Beatrix', 'Keira', 'Simone', 'Yasmin', 'Josephine',
] as const
const his = [
  'Jonas', 'Liam', 'Arjun', 'Noah', 'Ethan', 'Kwame', 'Mateo', 'Lucas', 'Omar', 'Étienne', 'Daniel', 'Caleb', 'Antoine', 'Marcus', 'Yusuf', 'Gabriel',
  'Owen', 'Henrik', 'Min-jun', 'Callum', 'Thierry', 'Edmund', 'Pieter', 'Diego', 'Soren', 'Theo', 'Declan', 'Andre', 'Karim', 'William', 'Rowan', 'Sam',
] as const
const families = [
  'Demir', 'Weber', 'Tremblay', 'Singh', 'MacDonald', 'Chen', 'Okonkwo', 'Gagnon', 'Nguyen', 'O’Brien', 'Kowalski', 'Haddad', 'Bouchard', 'Patel', 'Friesen',
  'Fraser', 'Lavoie', 'Kim', 'Santos', 'Bergström', 'Whitehorse', 'Côté', 'Ahmed', 'Sinclair', 'Novak', 'Wong', 'Leblanc', 'Campbell', 'Moreau', 'Rossi',
  'Goldberg', 'Charles', 'Van Dijk', 'Mensah', 'Thériault', 'Grant', 'Petrov', 'Ortiz', 'Bell', 'Sharma',
] as const

const withMail = (names: readonly string[]) =>
  names.map((name) => [name, name.normalize('NFD').replace(/[^A-Za-z]/g, '').toLowerCase()] as const)

const people = {
  locale: 'en_CA',
  hers: withMail(hers),
  his: withMail(his),
  families: withMail(families),
  coupleOf: (her: string, hisName: string) => `${her} & ${hisName}`,
  // 555-0100 to 555-0199 are kept free for stories like these.
  phoneOf: (digits: string) => `+1${['613', '416', '514', '705', '604', '403'][Number(digits[0]) % 6]}55501${digits.slice(1, 3)}`,
  budget: { from: 60, to: 220, step: 5 },
  guests: { from: 30, to: 260 },
} as const

const spoken = {
  openings: [
    'Hi there,',
    'Hello {provider} team,',
    'Good evening,',
    'Hi! We just got engaged last weekend and are over the moon.',
    'Hello,',
    'Bonjour and hello,',
    'Good morning,',
    'Hi, my sister pointed us to you.',
    'Hello from two very excited people!',
    'Hi, we saw your page this morning and keep coming back to it.',
  ],
  closings: [
    'Thank you so much, {first}',
    'Looking forward to hearing from you. {first}',
    'We would love to talk, evenings are best. {couple}',
    'Thanks and have a lovely day, {first}',
    'No rush, but we are a little nervous about the date. {first}',
    'Merci, {first}',
    'Cheers, {couple}',
    'Thanks in advance, {first}',
  ],
  subject: 'Your wedding at {provider}',
  replySubject: 'Re: Your wedding at {provider}',
  rivals: ['Lakeside Hall', 'The Old Brewery', 'Harbour House', 'Maple Barn', 'a family friend’s farm'],
  spam: [
    'Boost your wedding business with 10,000 followers in one week. Reply YES for the price list.',
    'Dear owner, we offer SEO and web design from 99 a month. Kindly confirm your interest.',
    'Hello, I represent a client who wants to invest in your company. Please send your bank details.',
  ],
  otherEvents: [
    'Hello, this is for my parents’ fortieth anniversary rather than a wedding. About {guests} guests on {date}. Would that be possible?',
    'Hi, we are looking for a place for our company’s yearly dinner, {guests} people, {date}. Could you send prices?',
  ],
  callNotes: {
    no_answer: ['No answer, left a message on the machine.', 'Rang twice, nobody picked up. Try after six.', 'No answer; wrote an SMS that we called.'],
    busy: ['Line was busy three times.', 'Busy. Asked by SMS for a good time.'],
    line_closed: ['The number is switched off.', 'Number not in service, mail instead.'],
    talked: ['Nice talk, they want to come and see it.', 'Talked for ten minutes, budget is settled with the parents.', 'Talked; she decides, he pays. Call again on Thursday.'],
  },
}

/** Couples who write to a venue. */
export const englishVenue: Voice = {
  ...people,
  ...spoken,
  wishes: [
    'We are planning our wedding for {date} with about {guests} guests.',
    'We fell in love with the garden pictures and would like to marry on {date}, with around {guests} people.',
    'Our date is {date}, give or take a week, and we expect {guests} guests, a third of them children.',
    'We would love a small ceremony outside and dinner inside on {date}. There will be {guests} of us.',
    'It will be a wedding in two languages, {guests} guests, many from abroad, on {date}.',
    'We are looking at {date}. My fiancé’s family alone is sixty people, so we count on {guests}.',
    'We want to keep it simple: {guests} guests, good food, dancing until late, on {date}.',
    'Our first venue has cancelled on us, so we are suddenly looking for a place for {guests} people on {date}.',
    'Both ceremony and reception should be in one place. {date}, {guests} guests.',
    'We think of a winter wedding with candles and a fireplace, {date}, about {guests} people.',
  ],
  questions: [
    'Is the date still free, and could we come by to see it on a weekend?',
    'Could you tell us what a menu costs per person, wine included?',
    'Is there a plan B if it rains?',
    'May we bring our own caterer, or is the kitchen part of it?',
    'How late may the music play, and is there somewhere to sleep nearby?',
    'My grandmother uses a wheelchair. Are there steps anywhere?',
    'Do you have a room where the little ones can nap?',
    'Would you hold the date for two weeks while we talk to our parents?',
    'Is there parking for about forty cars, or should we book a bus?',
    'Could we do the ceremony by the water and the dinner in the hall?',
    'Half of our guests do not eat meat. Is that a problem for your kitchen?',
    'What does the day before cost, to decorate in peace?',
    'We would need a dance floor and a corner for a band of five. Does that fit?',
    'Do you also rent the place for a Friday, and is it cheaper then?',
  ],
  answers: [
    'Dear {first},\n\ncongratulations, and thank you for thinking of us. {date} is still free. With {guests} guests the long hall is the right room, and the terrace is yours for the drinks.\n\nWould you like to come and see it? Saturday at eleven or Tuesday at six would suit us.\n\nWarm regards,\n{vendor}',
    'Hello {first},\n\nwhat lovely news. We can keep {date} for you for ten days without any cost. I have put our spring menus together; with wine you should count on 95 to 120 a person.\n\nShall we talk on the phone this week?\n\nBest wishes,\n{vendor}',
    'Dear {couple},\n\nthank you for your message. Yes to the ceremony outside, and yes to a plan B: the orangery holds all {guests} of you and takes twenty minutes to change over.\n\nThe house is level throughout, so nobody has to climb a step.\n\nKind regards,\n{vendor}',
    'Hi {first},\n\nthank you for writing. {date} itself is taken, but the Friday before and the Sunday after are free, and both are a little less. Would one of them work for you?\n\nAll the best,\n{vendor}',
    'Dear {first},\n\nit would be a pleasure. Music may play until one, there are eleven rooms in the coach house, and the children have a room of their own with somebody to look after them.\n\nI would love to show you around. When are you near {provider}?\n\nYours,\n{vendor}',
    'Hello {couple},\n\nyou are welcome to bring your own caterer for the ceremony snacks; dinner comes from our kitchen, half of it without meat if you like. I attach nothing today, because I would rather cook it for you: tastings are on the first Thursday of each month.\n\nBest,\n{vendor}',
  ],
  replies: [
    'Thank you for the quick answer! Saturday at eleven is perfect. There will be four of us, my mother would not miss it.',
    'That sounds wonderful. Could you send the winter menu as well?',
    'We talked it over: the Friday would be fine. What would be the price for {guests} then?',
    'One more question: may we throw rice, or would petals be better?',
    'Great, thank you. And would candles be allowed in the orangery?',
    'We loved the visit. My father asks whether the deposit can be paid in two parts.',
    'Sorry for the silence, we had to wait for the church. The date is fixed now!',
    'Do you know somebody for flowers who knows the house?',
    'We are down to {guests} guests now. Does that change anything?',
    'That is a bit above what we had planned. Is there some room in the price on a Sunday?',
  ],
  followUps: [
    'Hello {first}, of course, I have noted it. I will send the papers tomorrow morning. {vendor}',
    'Dear {first}, petals please, the ducks thank you. The rest is just as you wish. {vendor}',
    'Hi {first}, two parts are no problem: a third now, the rest four weeks before. Shall I draw up the contract? {vendor}',
    'Dear {couple}, I have spoken to the kitchen: yes, and they are looking forward to it. {vendor}',
    'Hello {first}, on a Sunday I can go down by twelve a person. Would that help? {vendor}',
  ],
  shortMessages: [
    'Hi {first}, {vendor} from {provider}. I have just sent you a mail with the dates. Shall I call you tonight?',
    'Dear {first}, the house is open on Saturday from ten. See you then! {vendor}, {provider}',
    'Hello {first}, your date is kept until Friday. {vendor}, {provider}',
  ],
  farewells: [
    'Thank you for everything, but we have decided for a place closer to home. All the best!',
    'We have had to put the wedding off by a year. We will come back to you.',
    'It was a close decision, but my parents found something in their village. Thank you for your patience.',
  ],
  notes: [
    'Prefers the garden; her mother decides.',
    'Vegetarian, no nuts at table two.',
    'Budget is firm, do not offer the lake package.',
    'They come with a dog. Told them it is fine outside.',
    'Two ceremonies, one civil on Thursday. Ask for the time.',
    'Grandmother in a wheelchair: ground floor only.',
    'Band of five, needs three-phase power.',
    'Wants to see the bridal room before signing.',
    'Friends of the Tremblays from last summer.',
    'Ask whether the bus from Montréal is booked.',
    'Call in the evening only, she works shifts.',
    'Rain plan agreed: orangery, decision at nine in the morning.',
  ],
  offerNotes: ['Garden and hall, dinner, 95 a person, valid two weeks.', 'Sunday price, twelve less a person.', 'Lakehouse for two nights, dinner on Saturday.', 'Offer with two menus and the open bar until midnight.'],
}

/** Couples who write to a photographer. */
export const englishPhotography: Voice = {
  ...englishVenue,
  budget: { from: 10, to: 45, step: 5 },
  subject: 'Your pictures with {provider}',
  replySubject: 'Re: Your pictures with {provider}',
  wishes: [
    'We marry on {date} in Stanley Park and are looking for somebody who stays in the background.',
    'Our wedding is on {date}, {guests} guests, and we would love pictures that look like the day felt.',
    'We elope on {date} with only {guests} people, on the ferry and on the beach.',
    'It is a two-day wedding from {date}, with a mehndi evening first. About {guests} guests.',
  ],
  questions: [
    'Are you free that day, and what do eight hours cost?',
    'Do you work with a second photographer?',
    'How long until we see the pictures, and do we get all of them?',
    'Could we meet for a coffee and look at a whole wedding of yours?',
    'Do you also film, or know somebody who does?',
  ],
  answers: [
    'Hi {first},\n\ncongratulations! I am free on {date}. Eight hours with all pictures in full size are 2,900; the online gallery is ready within four weeks.\n\nShall we meet for a coffee?\n\nFelix',
    'Dear {couple},\n\nthank you for your message, I would love to. For {guests} guests I would come alone; for the two days I would bring Ana as second photographer.\n\nBest,\nFelix',
  ],
  notes: ['Wants film grain, no filters.', 'First look at the lighthouse, 15:30.', 'His parents are divorced: two family pictures.', 'Second photographer for the mehndi.'],
  offerNotes: ['Eight hours, gallery, 2,900.', 'Two days with second photographer, 5,400.'],
}

/** Couples who write to a caterer. */
export const englishCatering: Voice = {
  ...englishVenue,
  budget: { from: 45, to: 140, step: 5 },
  subject: 'Your wedding dinner by {provider}',
  replySubject: 'Re: Your wedding dinner by {provider}',
  wishes: [
    'We marry on {date} in a barn near Sutton and need dinner for {guests}.',
    'Our wedding is on {date}. We think of a long table, {guests} people, food to share.',
    'It is a morning wedding on {date}, so brunch rather than dinner, for {guests} guests.',
  ],
  questions: [
    'What would a dinner of four courses cost per person?',
    'Could we come for a tasting, and what does it cost?',
    'Do you bring plates and glasses, or do we rent them?',
    'Half of us eat halal. Can you do that?',
  ],
  answers: [
    'Dear {first},\n\nthank you for asking us. {date} is free. For {guests} people at one long table I would suggest four courses to share, from 78 a person with plates and staff.\n\nTastings are on Wednesdays, for the two of you free of charge.\n\nInès',
    'Bonjour {couple},\n\nhalal is no trouble, we have a butcher for it. I will write a menu for {guests} and send it tomorrow.\n\nÀ bientôt,\nInès',
  ],
  notes: ['Halal, separate grill.', 'No shellfish at all, bride is allergic.', 'Barn has one socket: bring the generator.', 'Tasting for four on Wednesday.'],
  offerNotes: ['Four courses to share, 78 a person, staff included.', 'Brunch with oysters, 64 a person.'],
}
