/** Makers: what stands before or behind one is still the thing. */
export const MAKERS = (
  'dell hp lenovo asus acer toshiba msi apple samsung xiaomi redmi huawei honor oppo realme infinix nokia sony lg kia hyundai toyota ' +
  'nissan honda mazda mitsubishi suzuki bmw mercedes audi volkswagen opel renault peugeot ford chevrolet'
).split(' ');
