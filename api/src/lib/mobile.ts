/** Syrian mobiles in E.164: the numbers WhatsApp can be opened with. Also used as a PostgreSQL pattern. */
export const MOBILE = /^\+9639[0-9]{8}$/;
