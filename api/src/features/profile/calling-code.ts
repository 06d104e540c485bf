/** Country codes of one and two digits (ITU-T E.164); all others have three. */
const SHORT = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The country a number belongs to, as it is dialled: `963` of `+963944123456`. */
export const callingCodeOf = (phone: string): string => SHORT.exec(phone)?.[1] ?? phone.slice(1, 4);
