/** Readable and without secret: present while the HttpOnly refresh cookie is. */
export const SESSION_FLAG_COOKIE = 'diyar_session';
