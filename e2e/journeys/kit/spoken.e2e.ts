// Features: booking, auth, queue.
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { acceptTerms, atScreen, button, sign } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

/* What a screen reader announces on the main screens: order, roles, names and states. `axe.e2e.ts` checks
   every screen in every state for missing names; this file checks the words themselves. */

/** The content of a page as the accessibility tree. Nodes that a snapshot does not list may be in between. */
const main = (page: Page) => page.getByRole('main');

test('the door says what it is, how one comes in and whom to ask', async ({ page }) => {
  await page.goto('/auth');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Вход в личный кабинет" [level=1]
      - group "Способ входа":
        - button "По телефону" [pressed]
        - button "По почте"
      - textbox "Телефон"
      - textbox "Пароль"
      - button "Показать пароль"
      - button "Войти"
      - button "По ключу доступа"
      - link "Забыли пароль?"
      - link "Зарегистрироваться"
      - paragraph:
        - link "8 800 000-01-09"
  `);
});

test('the search says what is chosen, how many are found and what each is', async ({ page }) => {
  await page.goto('/estates?complex=1&rooms=2,3&priceTo=20000000');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Квартиры и другие объекты" [level=1]
      - list "Комплексы":
        - listitem:
          - link /^«Северный мол» Портовый район · \\d+ от [\\d,]+ млн$/
      - list "Что выбрано":
        - listitem:
          - 'button "Убрать: «Северный мол»"'
        - listitem:
          - 'button "Убрать: 2 комнаты"'
        - listitem:
          - 'button "Убрать: 3 комнаты"'
        - listitem:
          - 'button "Убрать: до 20 000 000 руб."'
      - button "Сбросить фильтры"
      - status: /^Наш(лось|ёлся) \\d+ объект/
      - list "Квартиры и другие объекты":
        - listitem:
          - img /^Это план квартиры № \\d+. кухня/
          - heading /^(Двух|Трёх)комнатная квартира, [\\d,]+ м²$/ [level=2]
          - paragraph: /руб\\.$/
          - button /^В сравнении. квартира № \\d+$/
          - button /^В избранном. квартира № \\d+$/
  `);
});

test('an estate says its plan, its place in the house, its light, its price and what one may do', async ({
  page,
}) => {
  await page.goto(`/estates/${await pickEstate()}`);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - link "К выбору"
      - heading /[Кк]вартира.*, [\\d,]+ м²$/ [level=1]
      - region "План":
        - button /^В сравнении. квартира № \\d+$/
        - button /^В избранном. квартира № \\d+$/
        - img /^Это план квартиры № \\d+. .+ м²/
        - term: Комплекс
        - definition: /«.+»/
      - region "Где это на этаже и в доме":
        - link "Шахматка корпуса"
        - group /^Это план этажа, где находится квартира № \\d+\\. Этаж \\d+ из \\d+\\.$/
        - img /^Дом построен/
      - region "Свет и вид":
        - img /^Окна смотрят на /
      - region /^Ключи. /
      - complementary:
        - region "Цена":
          - group "Форма оплаты":
            - button "Полная оплата" [pressed]
            - button "Рассрочка"
            - button "Ипотека"
        - region "Платёж в месяц":
          - group "Программа банка":
            - button "Семейная ипотека" [pressed]
          - status: /руб\\..*годовых/
          - group "Свои деньги":
            - textbox "Свои деньги"
            - slider "Свои деньги"
  `);
  // On a phone it is in the bar at the foot.
  await expect(button(page, 'Забронировать')).toHaveCount(1);
});

test('the first page says whose turn it is; the bell says that nothing is new', async ({ page }) => {
  await signIn(page, (await makeBuyer({ name: 'Полина' })).phone);
  await page.goto('/dashboard');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Здравствуйте, Полина" [level=1]
      - region "Выберите квартиру":
        - paragraph: С чего начать
        - heading "Выберите квартиру" [level=2]
        - link "Смотреть квартиры"
        - text: "Спешить не нужно: пока вы выбираете, вы ничего не теряете."
      - complementary:
        - region "Уведомления":
          - text: У вас нет новых уведомлений
  `);
  const bell = page.getByRole('banner').getByRole('button', { name: 'Уведомления' });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await page.goto('/profile');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Настройки" [level=1]
      - region "Личные данные"
      - region "Паспорт"
      - region "Пароль"
      - region "Ключи доступа"
      - region "Где выполнен вход":
        - list "Где выполнен вход"
        - button "Выйти везде"
      - region "Заморозить кабинет"
      - region "Доверенные лица"
      - region "Подключённые сайты"
      - region "Язык"
      - region "Что и куда присылать"
      - region "Мои согласия"
      - region "Копия моих данных"
      - region "Удаление кабинета"
  `);
});

test('a booking says where one is on the way, until when, what is lost and what each button does', async ({
  page,
}) => {
  const buyer = await makeBuyer();
  const estate = await pickEstate();
  await signIn(page, buyer.phone, `/booking/${estate}`);
  await atScreen(page, estate, 'start');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading /^Забронируйте квартиру № \\d+$/ [level=1]
      - navigation "Этапы сделки"
      - complementary:
        - region "Условия брони":
          - group "На какой срок":
            - radio /^12 дней 30 000 руб\\./ [checked]
            - radio /^3 дня бесплатно/
          - checkbox "Принимаю условия бронирования"
          - button "Прочитать условия"
  `);
  await acceptTerms(page);
  await atScreen(page, estate, 'passport');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Введите паспорт" [level=1]
      - heading "О вас" [level=2]
      - textbox "Фамилия"
      - textbox "Имя"
      - textbox "Отчество"
      - checkbox "Отчества нет"
      - group "Пол":
        - button "Мужской"
        - button "Женский"
      - textbox "Дата рождения"
      - heading "Паспорт" [level=2]
      - textbox "Серия и номер"
      - textbox "Кем выдан"
      - heading "Адреса" [level=2]
      - checkbox "Живу по адресу регистрации" [checked]
      - heading "Сканы" [level=2]
      - button /^Выбрать Разворот с фото и регистрация/
  `);
  await reach(page, buyer, estate, 'sign');
  await expect(page.getByRole('region', { name: 'Соглашение о бронировании' })).toMatchAriaSnapshot(`
    - region "Соглашение о бронировании":
      - button "Предыдущая страница" [disabled]
      - text: /1 из \\d/
      - button "Следующая страница"
      - region "Текст документа":
        - region /^Страница 1 из \\d$/:
          - heading /^Соглашение о бронировании № / [level=3]
  `);
  await sign(page, buyer);
  await atScreen(page, estate, 'payment');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Оплатите бронь" [level=1]
      - region "Как удобнее?":
        - heading "СБП, без комиссии" [level=3]
        - heading "Банковская карта" [level=3]
        - button "Оплатить картой 30 000 руб."
        - heading "Касса в офисе" [level=3]
        - button "Заплачу в кассе"
        - heading "Перевод по реквизитам" [level=3]
        - button "Переведу по реквизитам"
      - region "Что с деньгами дальше"
  `);
  // On a phone it is in the bar at the foot.
  await expect(button(page, 'Оплатить по СБП 30 000 руб.')).toHaveCount(1);
});

test('the desk says whose turn each deal is and where everything is found', async ({ page }) => {
  await signInStaff(page, 'admin');
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toMatchAriaSnapshot(`
    - navigation "Разделы":
      - link "Очередь"
      - link "Переводы"
      - link "Обращения"
      - link "Опросы"
      - link "Покупатели"
      - link "Паспорта"
      - link "Каталог"
      - link "Сайты"
      - link "Журнал"
  `);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Рабочий стол" [level=1]
      - region "Очередь":
        - navigation "Чей ход":
          - link /^Все/
          - link /^Наш ход/
          - link /^Покупатель/
          - link /^Банк/
          - link "Закрытые"
        - list "Сделки по сроку":
          - listitem:
            - link / № \\d+, «.+» /
  `);
  await page.goto(`${addresses.office}/staff`);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Сотрудники" [level=1]
      - region "Сотрудники":
        - button "Пригласить"
        - list "Сотрудники":
          - listitem:
            - link /^Белова Галина Петровна бухгалтер/
  `);
});

test('the ways to an account say what they ask for and what each step is', async ({ page }) => {
  await page.goto('/auth/register');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Регистрация" [level=1]
      - textbox "Фамилия"
      - textbox "Имя"
      - textbox "Телефон"
      - textbox "Электронная почта"
      - checkbox "Принимаю пользовательское соглашение"
      - 'checkbox "Хочу узнавать о скидках и новостях: согласие на рекламу, необязательно"'
      - button "Получить код"
      - link "Уже есть кабинет? Войти"
  `);
  const { phone } = await makeBuyer();
  await page.goto('/auth/forgot');
  await page.getByLabel('Телефон').fill(phone.slice(1));
  await button(page, 'Получить код').click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Восстановление пароля" [level=1]
      - status: /Отправили код на/
      - textbox "Код, 6 цифр"
      - textbox "Новый пароль"
      - button "Показать пароль"
      - button "Сменить пароль и войти"
      - button "Другой телефон или почта"
      - link "Назад ко входу"
  `);
  await page.goto('/auth/locked');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - heading "Открыть вход кодом" [level=2]
      - group "Способ входа":
        - button "По телефону" [pressed]
        - button "По почте"
      - textbox "Телефон"
      - button "Получить код"
      - link "Попробовать войти"
  `);
});
