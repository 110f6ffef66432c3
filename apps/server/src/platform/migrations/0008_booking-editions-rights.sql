grant select, insert, update on booking_editions to novosel_app;
